-- Requests for a VPS that a broker pays for its client. Moderators pass them on and record the broker's answer.
CREATE TABLE vps_requests (
  code item_code PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  broker_code item_code NOT NULL REFERENCES brokers ON DELETE CASCADE,
  plan_code item_code NOT NULL REFERENCES vps_plans ON DELETE CASCADE,
  account_sealed text NOT NULL, -- the number of the user's account at the broker
  note text NOT NULL DEFAULT '',
  state text COLLATE "C" NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'passed_on', 'granted', 'refused')),
  state_since timestamptz NOT NULL DEFAULT now(),
  reason text, -- why it was refused
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX vps_requests_by_user ON vps_requests (user_id, created_at DESC, code);
CREATE INDEX vps_requests_by_broker ON vps_requests (broker_code);
CREATE INDEX vps_requests_by_plan ON vps_requests (plan_code);
CREATE INDEX vps_requests_by_state ON vps_requests (state, state_since, code);
-- One request at a time: a second one would ask the broker twice.
CREATE UNIQUE INDEX vps_requests_open ON vps_requests (user_id, broker_code) WHERE state IN ('asked', 'passed_on');

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check CHECK (kind IN ('enterprise', 'staff', 'comment', 'market', 'ticket',
  'certificate', 'complaint', 'exposure', 'legalnotice', 'vpsrequest'));
