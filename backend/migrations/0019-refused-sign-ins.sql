-- Sign-ins that were refused, told to whom the account belongs to: one row per way, place and browser, few per account.
CREATE TABLE refused_sign_ins (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  way text COLLATE "C" NOT NULL CHECK (way IN ('password', 'code')),
  ip text NOT NULL,
  device text NOT NULL,
  country_code text NOT NULL,
  tries integer NOT NULL,
  at timestamptz NOT NULL, -- of the last one
  PRIMARY KEY (user_id, way, ip, device)
);
CREATE INDEX refused_sign_ins_by_day ON refused_sign_ins (at);
