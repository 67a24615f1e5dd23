-- Matches are found by where they live in chat.

CREATE INDEX matches_by_thread ON matches (json_extract(place, '$.thread'));
CREATE INDEX matches_by_guild ON matches (json_extract(place, '$.guild'), status);
