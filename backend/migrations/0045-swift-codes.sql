-- The directory of SWIFT codes (BIC, ISO 9362). A code of eight characters is stored with the branch XXX, the head office.
CREATE TABLE swift_codes (
  code text COLLATE "C" PRIMARY KEY CHECK (code ~ '^[A-Z]{6}[A-Z0-9]{5}$'),
  two_char_code text COLLATE "C" NOT NULL GENERATED ALWAYS AS (substr(code, 5, 2)) STORED,
  bank text NOT NULL,
  bank_slug text COLLATE "C" NOT NULL,
  branch text, -- name of the branch; null: none is stated
  city text NOT NULL,
  city_slug text COLLATE "C" NOT NULL,
  address text,
  sample boolean NOT NULL DEFAULT false,
  find_words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', searchable(bank || ' ' || city))) STORED
);
CREATE INDEX swift_codes_by_place ON swift_codes (two_char_code, city_slug, bank_slug, code);
CREATE INDEX swift_codes_by_words ON swift_codes USING gin (find_words) WITH (gin_pending_list_limit = 256);
