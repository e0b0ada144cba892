-- Which way the event's currency usually moves: 'higher' if a figure above its forecast lifts the currency, 'lower' if one below does.
-- null: the figure says nothing clear about the currency.
ALTER TABLE calendar_events
  ADD COLUMN currency_rises_on text COLLATE "C" CHECK (currency_rises_on IN ('higher', 'lower'));
-- The names of the sample series start with the country's three digits.
UPDATE calendar_events SET currency_rises_on = CASE
    WHEN substr(series, 4) IN ('jobless', 'claims') THEN 'lower'
    WHEN substr(series, 4) <> 'oilstocks' THEN 'higher'
  END
  WHERE sample;

-- A user's reminders. Each is deleted when its notice is written, so all rows are still to come.
CREATE TABLE calendar_reminders (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  event_code item_code NOT NULL REFERENCES calendar_events ON DELETE CASCADE,
  minutes_before smallint NOT NULL CHECK (minutes_before IN (5, 15, 60, 1440)),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, event_code)
);
CREATE INDEX calendar_reminders_by_event ON calendar_reminders (event_code);

-- Reminders are a kind of notice: users can turn off their mails alone.
ALTER TABLE user_messages DROP CONSTRAINT user_messages_kind_check;
ALTER TABLE user_messages ADD CONSTRAINT user_messages_kind_check
  CHECK (kind IN ('system', 'reply', 'exposure', 'followed', 'enterprise', 'reminder'));
