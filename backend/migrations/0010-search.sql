-- What search reads, and what regulators publish.

-- Text as it is compared when something is looked for: lower case, without accents, every sign between words one space.
-- A keyword is brought into the same form by backend/src/matching/keyword.ts.
CREATE FUNCTION searchable(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(
    lower(regexp_replace(normalize(words COLLATE "default", NFKD), '[\u0300-\u036f]', '', 'g')),
    '[\s!-/:-@\[-`{-~\u00a1-\u00bf\u2010-\u205e\u3000-\u303f]+', ' ', 'g'))
$$;

-- All that a broker is found by: ' legal name | namewithoutspaces | code | web address'. A space stands before each word, so
-- that '% word%' is where a word begins.
CREATE FUNCTION broker_find_text(code text, show_name text, short_name text, legal_name text, website text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || CASE WHEN starts_with(legal, shown) THEN legal ELSE shown || ' | ' || legal END
    || ' | ' || replace(shown, ' ', '') || ' | ' || lower(code)
    || CASE WHEN strpos(shown, short) > 0 THEN '' ELSE ' | ' || short END
    || coalesce(' | ' || site, '')
  FROM (SELECT searchable(show_name) AS shown, searchable(short_name) AS short, searchable(legal_name) AS legal,
          searchable(regexp_replace(website, '^[a-z]+://(www\.)?|[/?#].*$', '', 'gi')) AS site) AS parts
$$;

ALTER TABLE brokers
  ADD COLUMN find_name text COLLATE "C" GENERATED ALWAYS AS (searchable(show_name)) STORED,
  ADD COLUMN find_text text COLLATE "C" GENERATED ALWAYS AS (broker_find_text(code, show_name, short_name, legal_name, website)) STORED;
-- Whether a keyword is common decides between walking the brokers by score and looking it up here; 100 samples say it too roughly.
ALTER TABLE brokers ALTER find_name SET STATISTICS 200, ALTER find_text SET STATISTICS 200;
-- They take the place of the indexes of lower(show_name).
DROP INDEX brokers_by_name_part, brokers_by_name_start;
CREATE INDEX brokers_by_find_name ON brokers (find_name, code);
-- A short list of what is not sorted in yet: every search reads it through.
CREATE INDEX brokers_by_find_text ON brokers USING gin (find_text gin_trgm_ops) WITH (gin_pending_list_limit = 256);

-- Words to compare a misspelt one with: those of brokers' names (from three letters) and of articles (from four, without
-- figures). Words of what was deleted stay; they lead to nothing.
CREATE TABLE search_words (
  area text COLLATE "C" NOT NULL CHECK (area IN ('broker', 'article')),
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (area, word)
);
CREATE INDEX search_words_near ON search_words USING gin (word gin_trgm_ops) WITH (gin_pending_list_limit = 64);

CREATE FUNCTION words_of_name(find_name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(find_name, ' ') AS word WHERE length(word) BETWEEN 3 AND 40
$$;
CREATE FUNCTION words_of_article(title jsonb, summary jsonb, body jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(
    searchable((title ->> 'en') || ' ' || (title ->> 'id') || ' ' || (summary ->> 'en') || ' ' || (summary ->> 'id')
      || ' ' || (body ->> 'en') || ' ' || (body ->> 'id')), ' ') AS word
  WHERE length(word) BETWEEN 4 AND 40 AND word !~ '\d'
$$;

-- Sorted, so that two writers who bring the same words wait for each other and never in a circle.
CREATE FUNCTION broker_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_words SELECT DISTINCT 'broker', word FROM written, words_of_name(find_name) AS word ORDER BY 2 ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_words SELECT 'broker', word FROM words_of_name(NEW.find_name) AS word ORDER BY 2 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER brokers_words AFTER INSERT ON brokers REFERENCING NEW TABLE AS written FOR EACH STATEMENT
  EXECUTE FUNCTION broker_words_added();
CREATE TRIGGER brokers_renamed AFTER UPDATE OF show_name ON brokers FOR EACH ROW WHEN (OLD.show_name <> NEW.show_name)
  EXECUTE FUNCTION broker_words_added();

CREATE FUNCTION article_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_words
      SELECT DISTINCT 'article', word FROM written, words_of_article(title, summary, body) AS word ORDER BY 2 ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_words
      SELECT 'article', word FROM words_of_article(NEW.title, NEW.summary, NEW.body) AS word ORDER BY 2 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER articles_words AFTER INSERT ON articles REFERENCING NEW TABLE AS written FOR EACH STATEMENT
  EXECUTE FUNCTION article_words_added();
CREATE TRIGGER articles_rewritten AFTER UPDATE OF title, summary, body ON articles FOR EACH ROW
  EXECUTE FUNCTION article_words_added();

-- For who loads brokers or articles with triggers away: all words anew.
CREATE FUNCTION refresh_search_words() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_words;
  INSERT INTO search_words
    SELECT DISTINCT 'broker', word FROM brokers, words_of_name(find_name) AS word
    UNION ALL SELECT DISTINCT 'article', word FROM articles, words_of_article(title, summary, body) AS word;
$$;
SELECT refresh_search_words();

-- Full text in both languages, and the title's words as they stand, for what is only half typed. Weights: A title, B summary,
-- C body. A tsvector holds a megabyte; a longer body is found by its beginning.
ALTER TABLE articles ADD COLUMN find_words tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', searchable((title ->> 'en') || ' ' || (title ->> 'id'))), 'A')
  || setweight(to_tsvector('english', searchable(title ->> 'en')), 'A') || setweight(to_tsvector('indonesian', searchable(title ->> 'id')), 'A')
  || setweight(to_tsvector('english', searchable(summary ->> 'en')), 'B')
  || setweight(to_tsvector('indonesian', searchable(summary ->> 'id')), 'B')
  || setweight(to_tsvector('english', searchable(left(body ->> 'en', 100000))), 'C')
  || setweight(to_tsvector('indonesian', searchable(left(body ->> 'id', 100000))), 'C')) STORED;
CREATE INDEX articles_by_words ON articles USING gin (find_words) WITH (gin_pending_list_limit = 256);

-- The same for exposures: A the broker's name and the title, C the rest. Contents are written in one language, and may be
-- translated into the other.
ALTER TABLE exposures ADD COLUMN find_words tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', searchable(broker_name)), 'A')
  || setweight(to_tsvector('english', translate(coalesce(title ->> 'en', ''), '/', ' ')), 'A')
  || setweight(to_tsvector('indonesian', translate(coalesce(title ->> 'id', ''), '/', ' ')), 'A')
  || setweight(to_tsvector('english', translate(coalesce(content ->> 'en', ''), '/', ' ')), 'C')
  || setweight(to_tsvector('indonesian', translate(coalesce(content ->> 'id', ''), '/', ' ')), 'C')) STORED;
CREATE INDEX exposures_by_words ON exposures USING gin (find_words) WITH (gin_pending_list_limit = 256);

-- What regulators publish, as the editors or an import enter it. There is no sample of it: none may name an act of a real
-- authority (decisions 8).
CREATE TABLE regulator_notices (
  notice_id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  regulator_id smallint NOT NULL REFERENCES regulators,
  category text COLLATE "C" NOT NULL CHECK (category IN ('warning', 'enforcement', 'licence', 'rule', 'other')),
  title translated NOT NULL,
  url text NOT NULL CHECK (url ~ '^https?://'), -- where the regulator says so itself
  broker_code item_code REFERENCES brokers ON DELETE SET NULL, -- the listed broker that it names
  published_at timestamptz NOT NULL
);
CREATE INDEX regulator_notices_by_day ON regulator_notices (regulator_id, published_at DESC, notice_id DESC);
CREATE INDEX regulator_notices_by_broker ON regulator_notices (broker_code) WHERE broker_code IS NOT NULL;
