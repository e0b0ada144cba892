-- Releases in full: who signed, what is frozen, how far each process has followed, how each release fares.

ALTER TABLE releases ADD COLUMN signed_by text COLLATE "C" NOT NULL DEFAULT ''; -- id of the key; empty: before signatures
-- Pruned: the bytes are gone from the store, the record stays for the audit.
ALTER TABLE releases ADD COLUMN pruned_at timestamptz;

ALTER TABLE release_pointers ADD COLUMN frozen_by text; -- set: nobody moves it forward
ALTER TABLE release_pointers ADD COLUMN frozen_reason text;
ALTER TABLE release_pointers ADD COLUMN stable_since timestamptz NOT NULL DEFAULT now(); -- a fresh stable is watched closely
ALTER TABLE release_pointers ADD COLUMN canary_since timestamptz;
CREATE UNIQUE INDEX release_revocations_once ON release_revocations (area, version);

-- One number that grows with every change of a release, pointer or revocation: what a process compares to know that it is behind.
CREATE TABLE release_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision bigint NOT NULL DEFAULT 1
);
INSERT INTO release_state DEFAULT VALUES;

-- The serving processes and the revision each serves by. Without a row since 15 s a process counts as gone.
CREATE TABLE release_processes (
  process_id text COLLATE "C" PRIMARY KEY,
  host text NOT NULL,
  seen_revision bigint NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- What each release did, per minute. Kinds as in platform/host/guard/health.ts.
CREATE TABLE release_health (
  area text COLLATE "C" NOT NULL,
  version text COLLATE "C" NOT NULL,
  minute timestamptz NOT NULL,
  kind text COLLATE "C" NOT NULL,
  count bigint NOT NULL DEFAULT 0,
  total double precision NOT NULL DEFAULT 0, -- sum of what was measured, for kinds that measure (ms, or layout shift)
  PRIMARY KEY (area, version, minute, kind)
);
CREATE INDEX release_health_by_minute ON release_health (minute);
