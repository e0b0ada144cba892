-- What a video article plays: its file or stream, its length in seconds, the languages of its captions, and its chapters.
-- {"file": "stop-out.mp4", "seconds": 44, "captions": ["en", "id"], "chapters": [{"at": 0, "title": {"en": "…", "id": "…"}}]}
ALTER TABLE articles ADD COLUMN video jsonb CHECK (video IS NULL OR category = 'video');

-- The video article with the recording of a live room.
ALTER TABLE live_rooms ADD COLUMN recording_code item_code REFERENCES articles ON DELETE SET NULL;
CREATE INDEX live_rooms_by_recording ON live_rooms (recording_code) WHERE recording_code IS NOT NULL;

-- A user's reminders of live rooms. Each is deleted when its notice is written, so all rows are still to come.
CREATE TABLE room_reminders (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  room_code item_code NOT NULL REFERENCES live_rooms ON DELETE CASCADE,
  minutes_before smallint NOT NULL CHECK (minutes_before IN (5, 15, 60, 1440)),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, room_code)
);
CREATE INDEX room_reminders_by_room ON room_reminders (room_code);
