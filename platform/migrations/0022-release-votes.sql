-- What the networks of visitors (/24, /48) have seen of each release: the guard compares networks with networks, so that none of
-- them decides alone. Bounded by platform/host/guard/release-votes.ts.
CREATE TABLE release_votes (
  area text COLLATE "C" NOT NULL,
  version text COLLATE "C" NOT NULL,
  side text COLLATE "C" NOT NULL CHECK (side IN ('server', 'browser')),
  network text COLLATE "C" NOT NULL,
  tried smallint NOT NULL,
  failed smallint NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (area, version, side, network)
);
CREATE INDEX release_votes_by_time ON release_votes (seen_at);
