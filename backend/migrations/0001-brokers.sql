-- Brokers, regulators, licences. PostgreSQL 15 dialect; the embedded engine runs the same file.
-- Text that is sorted or used as a key is COLLATE "C", so that both engines list in the same order.

-- Parts of names, and near spellings. Trusted: the owner of a database may add it without being superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text for people in every public language: {"en": "...", "id": "..."}. Read one with  title->>'id'.
CREATE DOMAIN translated AS jsonb
  CHECK (VALUE IS NULL OR (jsonb_typeof(VALUE -> 'en') = 'string' AND jsonb_typeof(VALUE -> 'id') = 'string') IS TRUE);

-- The code of every addressable thing (calls: c); no dash, because addresses end in "-code.html".
CREATE DOMAIN item_code AS text COLLATE "C" CHECK (VALUE ~ '^[0-9A-Za-z]{1,20}$');

-- Names of tags and categories; rows hold the codes. Area licence: licences.type; calendar: calendar_events.category.
CREATE TABLE tags (
  area text COLLATE "C" NOT NULL CHECK (area IN ('broker', 'licence', 'article', 'flash', 'calendar')),
  code text COLLATE "C" NOT NULL CHECK (length(code) BETWEEN 1 AND 40),
  name translated NOT NULL,
  PRIMARY KEY (area, code)
);

CREATE TABLE regulators (
  regulator_id smallint PRIMARY KEY,
  code item_code NOT NULL UNIQUE,
  slug text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  abbreviation text COLLATE "C" NOT NULL,
  country text NOT NULL,
  two_char_code text COLLATE "C" NOT NULL CHECK (two_char_code ~ '^[A-Z]{2}$'),
  host text NOT NULL,
  tier smallint NOT NULL CHECK (tier BETWEEN 1 AND 4), -- the site's opinion
  note translated
);

-- Trading software. kind is what the list's platform filter offers.
CREATE TABLE software (
  code item_code PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('mt4', 'mt5', 'own', 'other')),
  version text NOT NULL,
  platforms text[] NOT NULL, -- ios, android, web, windows, mac
  score numeric(4, 2) CHECK (score BETWEEN 0 AND 10),
  sample boolean NOT NULL DEFAULT false
);

CREATE TABLE brokers (
  code item_code PRIMARY KEY
    CHECK (lower(code) NOT IN ('account', 'app', 'company', 'crypto', 'deposit', 'info', 'login', 'regulator',
                               'review', 'safe', 'service', 'trade', 'update')),
  short_name text COLLATE "C" NOT NULL,
  show_name text COLLATE "C" NOT NULL,
  slug text COLLATE "C" NOT NULL,
  legal_name text NOT NULL,
  country_code text COLLATE "C" NOT NULL CHECK (country_code ~ '^[0-9]{3}$'), -- ISO numeric, "840"
  founded_year smallint,
  website text,
  emails text[] NOT NULL DEFAULT '{}',
  phones text[] NOT NULL DEFAULT '{}',
  address text,
  score numeric(4, 2) CHECK (score BETWEEN 0 AND 10), -- null: not rated
  -- Spec 3, read literally on the unrounded score (decisions 5).
  grade text COLLATE "C" GENERATED ALWAYS AS (
    CASE WHEN score IS NULL THEN NULL WHEN score > 8.54 THEN 'AAA' WHEN score >= 8 THEN 'AA' WHEN score >= 7 THEN 'A'
         WHEN score >= 6 THEN 'B' WHEN score >= 4.56 THEN 'C' WHEN score > 0 AND score <= 4.55 THEN 'D' ELSE 'E' END
  ) STORED,
  -- Parts of the score, 0 to 10; weights 30, 25, 20, 15, 10 percent in this order.
  score_licence numeric(4, 2),
  score_regulation numeric(4, 2),
  score_risk_control numeric(4, 2),
  score_business numeric(4, 2),
  score_software numeric(4, 2),
  risk_level text COLLATE "C" NOT NULL CHECK (risk_level IN ('low', 'medium', 'high')),
  licence_status text COLLATE "C" NOT NULL
    CHECK (licence_status IN ('regulated', 'offshore', 'exceeded', 'suspected_clone', 'revoked', 'unregulated')),
  claimed boolean NOT NULL DEFAULT false,
  cooperative boolean NOT NULL DEFAULT false,
  tags text[] NOT NULL DEFAULT '{}', -- tags.code of area broker
  platforms text[] NOT NULL DEFAULT '{}', -- software.code
  -- Figures of the best account, kept here because lists filter and sort by them.
  min_deposit_usd numeric(12, 2),
  max_leverage integer,
  spread_from numeric(5, 2), -- pips on EUR/USD
  -- Visible reviews and public exposures; kept by triggers (0002).
  comment_count integer NOT NULL DEFAULT 0,
  exposure_count integer NOT NULL DEFAULT 0,
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- One index per order of the list; each ends in the code, so that pages never overlap. Each carries what the filters ask
-- for, so that skipping to a far page of a filtered list reads the index alone.
CREATE INDEX brokers_by_score ON brokers (score DESC NULLS LAST, comment_count DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms);
CREATE INDEX brokers_by_comments ON brokers (comment_count DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms);
CREATE INDEX brokers_by_exposures ON brokers (exposure_count DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms);
CREATE INDEX brokers_by_updated ON brokers (updated_at DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms);
CREATE INDEX brokers_by_created ON brokers (created_at DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms);
CREATE INDEX brokers_by_name ON brokers (show_name, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms);
-- Search: lower(show_name) LIKE '%part%' from three letters on, LIKE 'start%' below that, similarity() for near spellings.
CREATE INDEX brokers_by_name_part ON brokers USING gin (lower(show_name) gin_trgm_ops);
CREATE INDEX brokers_by_name_start ON brokers (lower(show_name), code);
-- Filters.
CREATE INDEX brokers_by_country ON brokers (country_code, score DESC NULLS LAST, comment_count DESC, code);
CREATE INDEX brokers_by_grade ON brokers (grade, score DESC NULLS LAST, comment_count DESC, code);
CREATE INDEX brokers_by_licence_status ON brokers (licence_status, score DESC NULLS LAST, comment_count DESC, code);
CREATE INDEX brokers_by_min_deposit ON brokers (min_deposit_usd, code);
CREATE INDEX brokers_by_founded_year ON brokers (founded_year, code);
CREATE INDEX brokers_by_website ON brokers (website) WHERE website IS NOT NULL;

CREATE TABLE licences (
  licence_id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  broker_code item_code NOT NULL REFERENCES brokers ON DELETE CASCADE,
  regulator_id smallint NOT NULL REFERENCES regulators,
  licence_no text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL, -- tags.code of area licence
  status text COLLATE "C" NOT NULL
    CHECK (status IN ('regulated', 'offshore', 'exceeded', 'suspected_clone', 'revoked', 'unregulated')),
  entity_name text NOT NULL,
  two_char_code text COLLATE "C" NOT NULL,
  effective_at date,
  expires_at date,
  verified_at timestamptz -- null: not checked against the register (all sample licences)
);
CREATE INDEX licences_by_broker ON licences (broker_code, licence_id);
CREATE INDEX licences_by_regulator ON licences (regulator_id, broker_code);
CREATE INDEX licences_by_number ON licences (licence_no);

CREATE TABLE broker_accounts (
  broker_code item_code NOT NULL REFERENCES brokers ON DELETE CASCADE,
  position smallint NOT NULL,
  name text NOT NULL,
  min_deposit numeric(12, 2) NOT NULL,
  currency text COLLATE "C" NOT NULL,
  max_leverage integer NOT NULL,
  spread_from numeric(5, 2) NOT NULL, -- pips on EUR/USD
  commission_per_lot numeric(8, 2) NOT NULL, -- in currency, both sides; 0: none
  currencies text[] NOT NULL,
  ea boolean NOT NULL,
  PRIMARY KEY (broker_code, position)
);

-- What changed and when: the figures behind "history" and the ranking's move.
CREATE TABLE broker_history (
  history_id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  broker_code item_code NOT NULL REFERENCES brokers ON DELETE CASCADE,
  at timestamptz NOT NULL,
  field text COLLATE "C" NOT NULL,
  from_value text,
  to_value text
);
CREATE INDEX broker_history_by_broker ON broker_history (broker_code, at DESC);
