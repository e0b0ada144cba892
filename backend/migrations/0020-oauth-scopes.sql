-- Scopes are a closed set, and calls ask for them. Whatever else a client or a grant was given meant nothing and is taken out; who is
-- left without any may send the calls that are open to anyone.
UPDATE oauth_clients SET scopes = ARRAY(SELECT name FROM unnest(ARRAY['read', 'write']) AS name WHERE name = ANY (scopes));
UPDATE oauth_grants SET scopes = ARRAY(SELECT name FROM unnest(ARRAY['read', 'write']) AS name WHERE name = ANY (scopes));
ALTER TABLE oauth_clients ADD CONSTRAINT oauth_clients_scopes CHECK (scopes <@ ARRAY['read', 'write']);
ALTER TABLE oauth_grants ADD CONSTRAINT oauth_grants_scopes CHECK (scopes <@ ARRAY['read', 'write']);

-- Shown to the user, who may end the grant.
ALTER TABLE oauth_grants ADD COLUMN last_used_at timestamptz;
