"""Catan Junior: the edition with market, ports and haunted castle."""
