"""How computer players think ahead: on imagined positions, played in place, with a budget that is counted.

Nothing here looks at a clock, so that the same position and the same tape give the same move on every machine.
`imagination` plays on, `turns` looks for the best whole turn, `rounds` for the one that the others can do least about,
`playouts` compares moves by playing to the end.
`thinkers` are the processes in which all of this happens. No file here knows a game.
"""
