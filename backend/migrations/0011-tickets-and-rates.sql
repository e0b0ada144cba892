-- Letters to the site, and the reference rates it fetched.

-- Letters of the contact form, and requests for a cooperation service.
CREATE TABLE tickets (
  ticket_id text COLLATE "C" PRIMARY KEY CHECK (ticket_id ~ '^[0-9a-z]{1,40}$'),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('contact', 'cooperation')),
  service item_code, -- what is asked for; contact: null
  user_id text COLLATE "C" REFERENCES users ON DELETE SET NULL, -- null: was not logged in, or the account is gone
  name text NOT NULL, -- of the person, or of the firm
  email text COLLATE "C" NOT NULL, -- private, as all of this
  subject text NOT NULL,
  content text NOT NULL,
  lang text COLLATE "C" NOT NULL, -- the language to answer in
  state text COLLATE "C" NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'cooperation') = (service IS NOT NULL))
);
CREATE INDEX tickets_by_state ON tickets (state, created_at, ticket_id);
CREATE INDEX tickets_by_user ON tickets (user_id);

-- Reference rates by the day they are of; setting reference_rates holds the newest. Pairs have the dollar on one side.
CREATE TABLE reference_rate_days (
  day date NOT NULL,
  pair text COLLATE "C" NOT NULL CHECK (pair ~ '^[A-Z]{6}$'),
  rate numeric NOT NULL CHECK (rate > 0),
  PRIMARY KEY (day, pair)
);
