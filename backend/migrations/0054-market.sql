-- Listings of the market (decisions 7). A live listing whose time is over is expired: that is derived from expires_at, not stored.
CREATE TABLE listings (
  code item_code PRIMARY KEY,
  slug text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL CHECK (type IN ('platform', 'payment', 'licenseCommission', 'licenseTransfer', 'exhibition', 'ib', 'personal',
    'team', 'ea', 'rumor', 'quotation', 'technical')),
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  lang text COLLATE "C" NOT NULL, -- of its texts
  title text NOT NULL,
  content text NOT NULL,
  contact text NOT NULL, -- shown on request to users with an account
  country_code text COLLATE "C" NOT NULL CHECK (country_code ~ '^[0-9]{3}$'),
  extra jsonb NOT NULL DEFAULT '{}', -- the fields of its kind by name (calls/src/market/listing-fields.ts)
  -- Of the fields in `extra`, those by which lists are filtered.
  price numeric(14, 2) CHECK (price >= 0),
  price_to numeric(14, 2) CHECK (price_to >= price),
  currency text COLLATE "C" CHECK (currency ~ '^[A-Z]{3}$'),
  starts_on date,
  ends_on date CHECK (ends_on >= starts_on),
  remote boolean NOT NULL DEFAULT false,
  -- The brokers that it is about: the chosen one first, then those that its texts name or link to.
  broker_codes text[] NOT NULL DEFAULT '{}',
  image_ids text[] NOT NULL DEFAULT '{}',
  state text COLLATE "C" NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'live', 'rejected', 'withdrawn')),
  state_since timestamptz NOT NULL DEFAULT now(),
  reject_reason text,
  applaud_count integer NOT NULL DEFAULT 0, -- kept by the trigger below
  comment_count integer NOT NULL DEFAULT 0, -- visible comments and replies
  read_count integer NOT NULL DEFAULT 0,
  contact_count integer NOT NULL DEFAULT 0, -- users who have asked for the contact
  sample boolean NOT NULL DEFAULT false, -- invented
  created_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz, -- first became live
  expires_at timestamptz NOT NULL,
  reminded_for timestamptz, -- the expires_at of which its author has been told
  find_words tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('simple', searchable(title)), 'A')
    || setweight(to_tsvector('english', searchable(title)), 'A')
    || setweight(to_tsvector('indonesian', searchable(title)), 'A')
    || setweight(to_tsvector('simple', searchable(content)), 'C')
    || setweight(to_tsvector('english', searchable(content)), 'C')
    || setweight(to_tsvector('indonesian', searchable(content)), 'C')) STORED,
  CHECK (state <> 'live' OR published_at IS NOT NULL)
);
CREATE SEQUENCE listing_codes START 7400000000 MAXVALUE 7499999999;
-- It has what lists are filtered by: a filter that few listings match is answered without a read of the others' rows.
CREATE INDEX listings_newest ON listings (published_at DESC, code)
  INCLUDE (expires_at, type, country_code, currency, price, price_to, starts_on, ends_on, remote) WHERE state = 'live';
CREATE INDEX listings_by_type ON listings (type, published_at DESC, code) INCLUDE (expires_at) WHERE state = 'live';
CREATE INDEX listings_by_country ON listings (country_code, published_at DESC, code) INCLUDE (expires_at) WHERE state = 'live';
CREATE INDEX listings_by_applause ON listings (applaud_count DESC, published_at DESC, code) WHERE state = 'live';
CREATE INDEX listings_by_price ON listings (currency, price) WHERE state = 'live' AND price IS NOT NULL;
CREATE INDEX listings_by_day ON listings (starts_on, code) INCLUDE (ends_on, expires_at) WHERE state = 'live' AND starts_on IS NOT NULL;
CREATE INDEX listings_by_broker ON listings USING gin (broker_codes) WHERE broker_codes <> '{}';
CREATE INDEX listings_by_image ON listings USING gin (image_ids) WHERE image_ids <> '{}';
CREATE INDEX listings_by_words ON listings USING gin (find_words) WITH (gin_pending_list_limit = 256);
CREATE INDEX listings_by_user ON listings (user_id, created_at DESC, code);
CREATE INDEX listings_waiting ON listings (state_since, code) WHERE state = 'pending';
CREATE INDEX listings_by_state ON listings (state, state_since DESC, code);
CREATE INDEX listings_by_expiry ON listings (expires_at) WHERE state = 'live';

CREATE TABLE listing_applause (
  listing_code item_code NOT NULL REFERENCES listings ON DELETE CASCADE,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_code, user_id)
);
CREATE INDEX listing_applause_by_user ON listing_applause (user_id);
CREATE FUNCTION applause_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE listings SET applaud_count = applaud_count + 1 WHERE code = NEW.listing_code;
  ELSE
    UPDATE listings SET applaud_count = applaud_count - 1 WHERE code = OLD.listing_code;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_applause_counted AFTER INSERT OR DELETE ON listing_applause FOR EACH ROW EXECUTE FUNCTION applause_changed();

-- Users who have asked for a listing's contact.
CREATE TABLE listing_contacts (
  listing_code item_code NOT NULL REFERENCES listings ON DELETE CASCADE,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_code, user_id)
);
CREATE INDEX listing_contacts_by_user ON listing_contacts (user_id, at);

-- Drops the stored pages that show a listing, a list of them, or a broker it is about (0031). Counts of readers and contacts change nothing
-- that must be shown at once.
CREATE FUNCTION tell_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE row_now listings;
BEGIN
  IF TG_OP = 'DELETE' THEN row_now := OLD; ELSE row_now := NEW; END IF;
  PERFORM tell_content_changed('listings market:' || row_now.code);
  RETURN NULL;
END $$;
CREATE TRIGGER listings_told AFTER INSERT OR DELETE ON listings FOR EACH ROW EXECUTE FUNCTION tell_listing_changed();
CREATE TRIGGER listings_told_changed AFTER UPDATE ON listings FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{read_count,contact_count,reminded_for}'::text[] IS DISTINCT FROM
        to_jsonb(NEW) - '{read_count,contact_count,reminded_for}'::text[]) EXECUTE FUNCTION tell_listing_changed();

-- Visits to a listing's page, each network's first of a day; rows of earlier days are removed (backend/src/old-rows.ts). A hash leads back to no
-- address, and to no other day.
CREATE TABLE listing_reads (
  listing_code item_code NOT NULL REFERENCES listings ON DELETE CASCADE,
  network_hash text COLLATE "C" NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (listing_code, network_hash)
);
CREATE INDEX listing_reads_by_day ON listing_reads (day);

-- As before (0029), and the visible comments on a listing with their visible replies.
CREATE OR REPLACE FUNCTION count_comment(row_now comments, step integer) RETURNS void LANGUAGE sql AS $$
  UPDATE brokers SET comment_count = comment_count + step
    WHERE row_now.target_type = 'broker' AND row_now.parent_id IS NULL AND comment_counts(row_now) AND code = row_now.target_code;
  UPDATE comments SET reply_count = reply_count + step
    WHERE comment_id = row_now.parent_id AND row_now.state IN ('published', 'flagged');
  UPDATE listings SET comment_count = comment_count + step * CASE WHEN row_now.parent_id IS NULL THEN 1 + row_now.reply_count ELSE 1 END
    WHERE row_now.target_type = 'market' AND row_now.state IN ('published', 'flagged') AND code = row_now.target_code
      AND (row_now.parent_id IS NULL
        OR EXISTS (SELECT FROM comments p WHERE p.comment_id = row_now.parent_id AND p.state IN ('published', 'flagged')));
$$;

-- A broker's name as it is found in the text of a listing (backend/src/market/look-alike.ts): without spaces, and letters that look the same as
-- one. `searched` has the form of searchable().
CREATE FUNCTION look_alike(searched text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT translate(replace(searched, ' ', ''), 'авгекмнопрстухьіјѕѵһӏԁԛԝαβγεζηικμνορτυχωօոսհցıɩłøđɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢꜰꜱi10',
    'abrekmhonpctyxbljsvhldqwabyeznlkuvoptuxwonuhglllodagabcdeghljklmnoprtuvwyzfsllo')
$$;
CREATE INDEX brokers_by_look_alike ON brokers (look_alike(find_name));
CREATE INDEX brokers_by_short_look_alike ON brokers (look_alike(searchable(short_name)));
