-- A row that is held fast as somebody's (FOR KEY SHARE) may still be renewed: only what stands in a unique index is its key.
CREATE UNIQUE INDEX shards_by_holder ON shards (of, shard, holder);
