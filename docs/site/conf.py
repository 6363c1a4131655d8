"""How the site of the documentation looks: `make docs`. All that it needs lies in it; no page loads from elsewhere."""

from mazzo import __version__

project = "Mazzo"
author = "The Mazzo authors"
copyright = author
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
exclude_patterns = ["site"]
html_theme = "furo"
html_title = f"Mazzo {version}"
html_copy_source = False
html_show_sphinx = False
default_role = "code"

myst_enable_extensions = ["strikethrough"]
myst_heading_anchors = 4
# Places that are anchors in HTML are unknown to MyST: tools/documentation.py follows every link of the finished pages.
suppress_warnings = ["myst.xref_missing", "myst.header", "misc.highlighting_failure", "toc.not_included", "docutils"]

autodoc_typehints = "signature"
autodoc_default_options = {"show-inheritance": True}
# Documented without them; they are the libraries of others.
autodoc_mock_imports = ["gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"]
