-- What an older file holds comes along: its tables stand beside the new ones as old_…

UPDATE counters SET value = (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'old_matches') WHERE name = 'match';

INSERT INTO matches (id, rev, game, version, status, host, options, thread, guild, branch, seed, seeded, created, ended)
SELECT id, 1, game, version, status, host, CAST(options AS TEXT),
    json_extract(CAST(place AS TEXT), '$.thread'), json_extract(CAST(place AS TEXT), '$.guild'),
    json_extract(CAST(settings AS TEXT), '$.branch'), seed, seeded, created, ended
FROM old_matches;

INSERT INTO settings (match, key, value)
SELECT m.id, e.key, CASE WHEN e.type IN ('object', 'array') THEN e.value WHEN e.type IN ('true', 'false') THEN e.type ELSE json_quote(e.value) END
FROM old_matches m, json_each(CAST(m.settings AS TEXT)) e WHERE e.key != 'branch' AND e.type != 'null';

INSERT INTO places (match, key, value)
SELECT m.id, e.key, CASE WHEN e.type IN ('object', 'array') THEN e.value WHEN e.type IN ('true', 'false') THEN e.type ELSE json_quote(e.value) END
FROM old_matches m, json_each(CAST(m.place AS TEXT)) e WHERE e.key NOT IN ('thread', 'guild', 'watch') AND e.type != 'null';

-- Channels that watch: how late, and in a row of its own how much they were told.
INSERT INTO places (match, key, value)
SELECT m.id, 'watch:' || e.key, json_quote(CASE e.type WHEN 'array' THEN json_extract(e.value, '$[0]') ELSE e.value END)
FROM old_matches m, json_each(CAST(m.place AS TEXT), '$.watch') e;
INSERT INTO places (match, key, value)
SELECT m.id, 'heard:' || e.key, json_quote(json_extract(e.value, '$[1]'))
FROM old_matches m, json_each(CAST(m.place AS TEXT), '$.watch') e WHERE e.type = 'array';

INSERT INTO seats (match, seat, person, name, level, waiting, last, deputy, clock, since, missed, excused, vacation, away)
SELECT match, seat, user, name, level, waiting, last, deputy, left, since, missed, excused, vacation, away FROM old_seats;

INSERT INTO moves (match, n, number, hidden, seat, line, draws, source, back, secret, free, log, spots, at)
SELECT match, n, number, hidden, seat, line, CAST(draws AS TEXT), source, back, secret, free, log, CAST(spots AS TEXT), at FROM old_moves;

INSERT INTO states (match, n, state) SELECT match, n, state FROM old_states;
INSERT INTO snapshots (match, n, state) SELECT match, n, state FROM old_snapshots;
INSERT INTO drafts (match, seat, line) SELECT match, seat, line FROM old_drafts;
INSERT INTO orders (match, seat, question, line) SELECT match, seat, question, line FROM old_orders;
INSERT INTO timers (match, seat, kind, due) SELECT match, seat, kind, due FROM old_timers;

-- Letters of before the first revision, in their order.
INSERT INTO outbox (match, rev, i, kind, body, at)
SELECT match, 0, row_number() OVER (PARTITION BY match ORDER BY id) - 1, kind, body, at FROM old_outbox;

INSERT INTO results (match, person, game, place, points, seats, missed, pace, rated, at)
SELECT match, user, game, place, points, seats, missed, pace, rated, at FROM old_results;

-- Which matches made up a rating is not known any more.
INSERT INTO ratings (person, game, k, mu, sigma, match) SELECT user, game, matches, mu, sigma, 0 FROM old_ratings;

INSERT INTO users (id, prefs, rev) SELECT id, CAST(prefs AS TEXT), 1 FROM old_users;
INSERT INTO shards (of, shard, holder, until, alive) SELECT 1, 0, '', 0, value FROM old_meta WHERE key = 'alive';
