-- Who asked for a code: 'owner', or the wide network of a stranger. Empty for what is no code that was sent.
ALTER TABLE one_time_codes ADD COLUMN requester text COLLATE "C" NOT NULL DEFAULT '';

-- Bytes of all events ever written, and for each event that number when it was written: the newest so many bytes are kept.
CREATE TABLE event_bytes (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  written bigint NOT NULL
);
INSERT INTO event_bytes (written) VALUES (0);
ALTER TABLE events ADD COLUMN written_at_byte bigint NOT NULL DEFAULT 0;
CREATE INDEX events_by_byte ON events USING brin (written_at_byte);
