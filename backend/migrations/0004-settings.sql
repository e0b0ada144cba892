-- One row per thing the server remembers about itself, such as sample_data.
CREATE TABLE settings (
  key text COLLATE "C" PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
