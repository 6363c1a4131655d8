"""Tables on a network: HTTP and sockets, storage, identity, fan-out, and processes for the bots."""
