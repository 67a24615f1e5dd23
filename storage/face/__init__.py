"""The typed methods that the service knows, one file for each of `storage.ops`; `Store` is all of them.

running   how operations are run
matches   lobbies, settings, places, and how matches are found
moves     what was played
duties    letters, timers, downtimes
leases    which process serves which servers
people    preferences, results, ratings, being forgotten
company   boards of open tables, and who avoids whom
searches  who looks for players
"""
