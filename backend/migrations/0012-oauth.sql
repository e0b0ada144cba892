-- OAuth 2.0, authorization code grant. Secrets, provision keys, codes and refresh tokens are 256 random bits each: there is
-- nothing to guess, so a plain SHA-256 (hex) of them is enough, and a copy of these tables opens nothing.

CREATE TABLE oauth_clients (
  client_id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Both null: built in. It takes its grants within the server and cannot use the addresses of /oauth2.
  secret_hash text COLLATE "C",
  provision_key_hash text COLLATE "C",
  redirect_uris text[] NOT NULL DEFAULT '{}', -- the first is taken where a request names none
  scopes text[] NOT NULL DEFAULT '{}', -- empty: the client is not asked for any
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((secret_hash IS NULL) = (provision_key_hash IS NULL))
);

-- This site's own pages: grants of sessions, or of a visitor without one.
INSERT INTO oauth_clients (client_id, name) VALUES ('site', 'This site');

-- What a user lets a client do, and the one code it began with. Refresh tokens and access tokens live as long as it does.
CREATE TABLE oauth_grants (
  grant_id text COLLATE "C" PRIMARY KEY,
  client_id text COLLATE "C" NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
  user_id text COLLATE "C" REFERENCES users ON DELETE CASCADE, -- null: nobody in particular (the site's visitors)
  session_id text COLLATE "C", -- the site's own: its tokens work only together with this session
  scopes text[] NOT NULL DEFAULT '{}',
  redirect_uri text,
  code_challenge text COLLATE "C", -- PKCE, S256
  code_hash text COLLATE "C" NOT NULL UNIQUE,
  code_expires_at timestamptz NOT NULL,
  code_used_at timestamptz,
  ended_at timestamptz, -- a code or refresh token was used twice
  expires_at timestamptz NOT NULL, -- nothing of it is worth anything from then on; the row may go
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX oauth_grants_by_client ON oauth_grants (client_id);
CREATE INDEX oauth_grants_by_user ON oauth_grants (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX oauth_grants_by_expiry ON oauth_grants (expires_at);

-- A used one is kept, so that a second use is noticed.
CREATE TABLE oauth_refresh_tokens (
  token_hash text COLLATE "C" PRIMARY KEY,
  grant_id text COLLATE "C" NOT NULL REFERENCES oauth_grants ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX oauth_refresh_tokens_by_grant ON oauth_refresh_tokens (grant_id);
