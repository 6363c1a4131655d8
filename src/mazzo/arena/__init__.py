"""Players against each other on duplicate deals: what they win, how sure that is, and how long they think."""
