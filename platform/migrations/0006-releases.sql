-- What each published release says of itself. Its bytes stand in the release store; should they be lost, the area's
-- addresses and its words for being down are still known from here.
CREATE TABLE releases (
  area text COLLATE "C" NOT NULL,
  version text COLLATE "C" NOT NULL,
  record jsonb NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (area, version)
);
