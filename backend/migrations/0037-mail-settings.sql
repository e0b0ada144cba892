-- Kinds of notices that a user does not want by mail. A kind that is added later is mailed until they say otherwise.
ALTER TABLE users ADD COLUMN mail_off text[] NOT NULL DEFAULT '{}';
UPDATE users SET mail_off = '{system,reply,exposure,followed,enterprise}' WHERE NOT mail_notices;
ALTER TABLE users DROP COLUMN mail_notices;
