"""Players that are programs of somebody else, in any language: they are asked over standard input and output, one JSON
object a line. docs/bot-protocol.md describes what is said."""
