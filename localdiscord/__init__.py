"""A Discord in a box: REST and gateway on the loopback, for trying a bot and for testing it.

It speaks to an unmodified discord.py as Discord does and refuses what Discord refuses: sizes of messages,
components and commands, permissions, intents, rate limits, late and double answers, dead tokens, closed
direct messages. It knows no bot in particular.

- `python -m localdiscord` starts one and prints the address of its page, a chat in the browser.
- `localdiscord.client.Box` starts one in a test and lets a program be several people at once.
- `localdiscord.aim.point` sets the addresses of discord.py.

The control API lives under `/_box/`: `POST /_box/NAME` with a JSON object, or the websocket `/_box/live`
(`{"n": 1, "op": "NAME", …}`), on which all events arrive too. The operations:

world     add_user, set_user, add_guild, join_guild, part_guild, add_channel, permit, set_thread,
          delete_channel, delete_message
looking   world_state, person_view, badges, history, commands_for
acting    say, slash, menu, complete, click, choose, submit, dismiss, react, erase, read, start_thread, open_dm
faults    fault, clear_faults, drop, ask_to_reconnect, invalidate, refuse_gateway, silence_heartbeats,
          raw_frame, advance
watching  ready, exchanges, clear_log, violations

Events: message (new or changed; `only` names the one person who sees it), gone, channel, guild, user,
interaction (answered or failed), commands, typing, read.
"""
