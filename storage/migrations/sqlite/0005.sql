-- What-ifs are found by the match from which they come, and go when nobody plays them any more.

CREATE INDEX matches_by_branch ON matches (json_extract(settings, '$.branch')) WHERE json_extract(settings, '$.branch') IS NOT NULL;
