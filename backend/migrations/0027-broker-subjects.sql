-- What a broker's record holds: it decides which tabs a broker's page shows, and which brokers a sub-page of the list holds (decisions 7).

-- Each order of the list has one index, which also carries what the most used filters read. They are rebuilt with the subjects.
DROP INDEX brokers_by_score, brokers_by_comments, brokers_by_exposures, brokers_by_updated, brokers_by_created, brokers_by_name,
  brokers_by_min_deposit, brokers_by_founded_year;

-- Rows of other tables, counted here because lists filter and sort by them; kept by the triggers below. The sample data writes them itself.
ALTER TABLE brokers
  ADD COLUMN account_count integer NOT NULL DEFAULT 0,
  ADD COLUMN licence_count integer NOT NULL DEFAULT 0,
  ADD COLUMN withdrawal_count integer NOT NULL DEFAULT 0; -- public exposures because money could not be withdrawn

-- Corrects the counts above for all brokers, after rows were written with the triggers away.
CREATE FUNCTION recount_broker_subjects() RETURNS void LANGUAGE sql AS $$
  UPDATE brokers b SET account_count = n.accounts, licence_count = n.licences, withdrawal_count = n.withdrawals
    FROM (SELECT x.code, (SELECT count(*) FROM broker_accounts a WHERE a.broker_code = x.code) AS accounts,
            (SELECT count(*) FROM licences l WHERE l.broker_code = x.code) AS licences,
            (SELECT count(*) FROM exposures e WHERE e.broker_code = x.code AND exposure_is_public(e.state)
               AND e.reason = 'unable_to_withdraw') AS withdrawals FROM brokers x) n
    WHERE n.code = b.code AND (b.account_count, b.licence_count, b.withdrawal_count) IS DISTINCT FROM (n.accounts, n.licences, n.withdrawals)
$$;
SELECT recount_broker_subjects();

CREATE FUNCTION names_crypto(tags text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT EXISTS (SELECT FROM unnest(tags) AS tag WHERE tag LIKE '%crypto%') $$;

-- One bit for each subject, as in backend/src/brokers/broker-subjects.ts, which says what each means.
ALTER TABLE brokers ADD COLUMN subjects integer NOT NULL GENERATED ALWAYS AS (
  CASE WHEN account_count > 0 THEN 1 ELSE 0 END
  + CASE WHEN account_count > 0 OR min_deposit_usd IS NOT NULL OR withdrawal_count > 0 THEN 2 ELSE 0 END
  + CASE WHEN founded_year IS NOT NULL OR address IS NOT NULL OR licence_count > 0 THEN 4 ELSE 0 END
  + CASE WHEN account_count > 0 OR spread_from IS NOT NULL OR max_leverage IS NOT NULL THEN 8 ELSE 0 END
  + CASE WHEN website IS NOT NULL OR socials <> '{}' THEN 16 ELSE 0 END
  + CASE WHEN emails <> '{}' OR phones <> '{}' OR address IS NOT NULL OR website IS NOT NULL OR socials <> '{}'
           OR exposure_count > 0 OR 'vps' = ANY (tags) THEN 32 ELSE 0 END
  + CASE WHEN names_crypto(tags) THEN 64 ELSE 0 END
  + CASE WHEN platforms <> '{}' THEN 128 ELSE 0 END
  + CASE WHEN licence_count > 0 THEN 256 ELSE 0 END
  + CASE WHEN comment_count > 0 THEN 512 ELSE 0 END
) STORED;

CREATE INDEX brokers_by_score ON brokers (score DESC NULLS LAST, comment_count DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);
CREATE INDEX brokers_by_comments ON brokers (comment_count DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);
CREATE INDEX brokers_by_exposures ON brokers (exposure_count DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);
CREATE INDEX brokers_by_updated ON brokers (updated_at DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);
CREATE INDEX brokers_by_created ON brokers (created_at DESC, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);
CREATE INDEX brokers_by_name ON brokers (show_name, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);
-- Many brokers share these values: the better score comes first.
CREATE INDEX brokers_by_min_deposit ON brokers (min_deposit_usd, score DESC NULLS LAST, code)
  INCLUDE (licence_status, country_code, grade, founded_year, platforms, subjects);
CREATE INDEX brokers_by_founded_year ON brokers (founded_year, score DESC NULLS LAST, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, platforms, subjects);
CREATE INDEX brokers_by_spread ON brokers (spread_from, score DESC NULLS LAST, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);
CREATE INDEX brokers_by_withdrawals ON brokers (withdrawal_count DESC, score DESC NULLS LAST, code)
  INCLUDE (licence_status, country_code, grade, min_deposit_usd, founded_year, platforms, subjects);

-- One UPDATE per statement, however many rows it wrote: an import writes thousands.
CREATE FUNCTION broker_accounts_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brokers b SET account_count = b.account_count + n.count
    FROM (SELECT broker_code, count(*) AS count FROM written GROUP BY broker_code) n WHERE b.code = n.broker_code;
  RETURN NULL;
END $$;
CREATE FUNCTION broker_accounts_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brokers b SET account_count = b.account_count - n.count
    FROM (SELECT broker_code, count(*) AS count FROM removed GROUP BY broker_code) n WHERE b.code = n.broker_code;
  RETURN NULL;
END $$;
CREATE TRIGGER broker_accounts_added AFTER INSERT ON broker_accounts REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION broker_accounts_added();
CREATE TRIGGER broker_accounts_removed AFTER DELETE ON broker_accounts REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION broker_accounts_removed();

CREATE FUNCTION licences_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brokers b SET licence_count = b.licence_count + n.count
    FROM (SELECT broker_code, count(*) AS count FROM written GROUP BY broker_code) n WHERE b.code = n.broker_code;
  RETURN NULL;
END $$;
CREATE FUNCTION licences_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brokers b SET licence_count = b.licence_count - n.count
    FROM (SELECT broker_code, count(*) AS count FROM removed GROUP BY broker_code) n WHERE b.code = n.broker_code;
  RETURN NULL;
END $$;
CREATE TRIGGER licences_added AFTER INSERT ON licences REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION licences_added();
CREATE TRIGGER licences_removed AFTER DELETE ON licences REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION licences_removed();

-- A row that moves to another broker; hardly ever.
CREATE FUNCTION broker_of_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE brokers SET %1$I = %1$I + CASE code WHEN $1 THEN 1 ELSE -1 END WHERE code IN ($1, $2)', TG_ARGV[0])
    USING NEW.broker_code, OLD.broker_code;
  RETURN NULL;
END $$;
CREATE TRIGGER broker_accounts_moved AFTER UPDATE OF broker_code ON broker_accounts FOR EACH ROW
  WHEN (OLD.broker_code <> NEW.broker_code) EXECUTE FUNCTION broker_of_row_changed('account_count');
CREATE TRIGGER licences_moved AFTER UPDATE OF broker_code ON licences FOR EACH ROW
  WHEN (OLD.broker_code <> NEW.broker_code) EXECUTE FUNCTION broker_of_row_changed('licence_count');

CREATE FUNCTION is_withdrawal_complaint(state text, reason text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT exposure_is_public(state) AND reason = 'unable_to_withdraw' $$;
CREATE FUNCTION withdrawals_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND is_withdrawal_complaint(OLD.state, OLD.reason) THEN
    UPDATE brokers SET withdrawal_count = withdrawal_count - 1 WHERE code = OLD.broker_code;
  END IF;
  IF TG_OP <> 'DELETE' AND is_withdrawal_complaint(NEW.state, NEW.reason) THEN
    UPDATE brokers SET withdrawal_count = withdrawal_count + 1 WHERE code = NEW.broker_code;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER withdrawals_added AFTER INSERT OR DELETE ON exposures FOR EACH ROW EXECUTE FUNCTION withdrawals_changed();
CREATE TRIGGER withdrawals_changed AFTER UPDATE OF state, reason, broker_code ON exposures FOR EACH ROW
  WHEN (OLD.broker_code IS DISTINCT FROM NEW.broker_code
    OR is_withdrawal_complaint(OLD.state, OLD.reason) <> is_withdrawal_complaint(NEW.state, NEW.reason))
  EXECUTE FUNCTION withdrawals_changed();

-- What the filters of each sub-page offer, with the number of its brokers. `tab` is a subject, or 'all' for the sub-pages that hold every
-- broker. Derived, like broker_facets: REFRESH MATERIALIZED VIEW broker_list_facets after brokers or licences changed.
CREATE MATERIALIZED VIEW broker_list_facets AS
  WITH tabs(tab, bit) AS (
    VALUES ('all'::text COLLATE "C", 0), ('account', 1), ('deposit', 2), ('company', 4), ('trade', 8), ('login', 16), ('service', 32),
      ('crypto', 64), ('app', 128), ('regulator', 256), ('review', 512)
  ), counted(field, value, subjects, count) AS (
    SELECT 'total'::text COLLATE "C", ''::text COLLATE "C", subjects, count(*) FROM brokers GROUP BY subjects
    UNION ALL SELECT 'country', country_code, subjects, count(*) FROM brokers GROUP BY country_code, subjects
    UNION ALL SELECT 'grade', coalesce(grade, 'none'), subjects, count(*) FROM brokers GROUP BY grade, subjects
    UNION ALL SELECT 'licence_status', licence_status, subjects, count(*) FROM brokers GROUP BY licence_status, subjects
    UNION ALL SELECT 'risk_level', risk_level, subjects, count(*) FROM brokers GROUP BY risk_level, subjects
    UNION ALL SELECT 'claimed', 'true', subjects, count(*) FROM brokers WHERE claimed GROUP BY subjects
    UNION ALL SELECT 'regulator', l.regulator_id::text, b.subjects, count(*)
      FROM (SELECT DISTINCT regulator_id, broker_code FROM licences) l JOIN brokers b ON b.code = l.broker_code
      GROUP BY l.regulator_id, b.subjects
    UNION ALL SELECT 'tier', bound::text, b.subjects, count(*)
      FROM (SELECT l.broker_code, min(r.tier) AS tier FROM licences l JOIN regulators r USING (regulator_id)
            WHERE l.status IN ('regulated', 'offshore') AND (l.expires_at IS NULL OR l.expires_at >= (now() AT TIME ZONE 'UTC')::date)
            GROUP BY l.broker_code) strictest
        JOIN brokers b ON b.code = strictest.broker_code JOIN (VALUES (1), (2), (3), (4)) AS t(bound) ON strictest.tier <= bound
      GROUP BY bound, b.subjects
    -- Brokers with the same software are counted once for all of them.
    UNION ALL SELECT 'platform', kind, subjects, sum(n)
      FROM (SELECT platforms, subjects, count(*) AS n FROM brokers GROUP BY platforms, subjects) alike
        CROSS JOIN LATERAL (SELECT DISTINCT s.kind FROM software s WHERE s.code = ANY (alike.platforms)) k GROUP BY kind, subjects
    UNION ALL SELECT 'system', system, subjects, sum(n)
      FROM (SELECT platforms, subjects, count(*) AS n FROM brokers GROUP BY platforms, subjects) alike
        CROSS JOIN LATERAL (SELECT DISTINCT system FROM software s CROSS JOIN unnest(s.platforms) AS system
                            WHERE s.code = ANY (alike.platforms)) o GROUP BY system, subjects
    UNION ALL SELECT 'feature', tag, subjects, sum(n)
      FROM (SELECT tags, subjects, count(*) AS n FROM brokers GROUP BY tags, subjects) alike
        CROSS JOIN LATERAL (SELECT DISTINCT tag FROM unnest(alike.tags) AS tag) t GROUP BY tag, subjects
    UNION ALL SELECT 'deposit', bound::text, subjects, count(*)
      FROM brokers JOIN (VALUES (10), (50), (100), (250), (500), (1000)) AS b(bound) ON min_deposit_usd <= bound GROUP BY bound, subjects
    UNION ALL SELECT 'spread', bound::text, subjects, count(*)
      FROM brokers JOIN (VALUES (0.5), (1), (1.5), (2)) AS b(bound) ON spread_from <= bound GROUP BY bound, subjects
    UNION ALL SELECT 'leverage', bound::text, subjects, count(*)
      FROM brokers JOIN (VALUES (30), (100), (200), (500)) AS b(bound) ON max_leverage <= bound GROUP BY bound, subjects
    UNION ALL SELECT 'years', bound::text, subjects, count(*)
      FROM brokers JOIN (VALUES (1), (2), (5), (10), (15), (20)) AS b(bound)
        ON founded_year <= extract(year FROM now())::integer - bound GROUP BY bound, subjects
  )
  SELECT tab, field, value, sum(count)::integer AS count
  FROM tabs JOIN counted ON bit = 0 OR (subjects & bit) <> 0 GROUP BY tab, field, value
WITH NO DATA;
CREATE UNIQUE INDEX broker_list_facets_key ON broker_list_facets (tab, field, value);
-- A view that was never filled cannot be read.
REFRESH MATERIALIZED VIEW broker_list_facets;
