-- The level of risk that is shown of a broker: never better than its findings allow. Lists filter and count by it.

-- Until which day a broker's licences and the warnings about it let it lead, and until which day it has none of the lesser findings
-- either; null if they never do. Licences only ever expire, so each is one day, the last one: the columns change with what is written, and
-- what they mean changes with the day. The same rule as findingsOf() of calls/src/findings; a test holds them against each other.
ALTER TABLE brokers ADD COLUMN fit_until date, ADD COLUMN clean_until date;

-- All columns that follow from the licences and notices of brokers, for brokers that are given by code, status and number of complaints: a
-- row is not stored yet when a trigger asks for its columns.
CREATE FUNCTION broker_findings(codes text[], statuses text[], exposure_counts integer[])
  RETURNS TABLE (code text, blacklisted smallint, fit_until date, clean_until date) LANGUAGE sql STABLE AS $$
  WITH licensed AS (
    SELECT l.broker_code, bool_or(l.status = 'suspected_clone') AS is_clone, bool_or(l.status = 'revoked') AS is_revoked,
      bool_or(l.status = 'exceeded') AS is_exceeded, bool_or(l.status = 'regulated') AS has_full,
      bool_and(l.status = 'unregulated') AS is_none, min(coalesce(l.expires_at, 'infinity')) AS first_end,
      max(coalesce(l.expires_at, 'infinity')) FILTER (WHERE l.status IN ('regulated', 'offshore')) AS last_end
    FROM licences l WHERE l.broker_code = ANY (codes) GROUP BY l.broker_code
  ), warned AS (
    SELECT DISTINCT n.broker_code FROM regulator_notices n WHERE n.broker_code = ANY (codes) AND n.category = 'warning'
  ), facts AS (
    SELECT b.code, b.status, b.exposure_count, l.last_end, l.first_end, l.has_full, w.broker_code IS NOT NULL AS is_warned,
      b.status = 'suspected_clone' OR coalesce(l.is_clone, false) AS is_clone,
      b.status = 'revoked' OR coalesce(l.is_revoked, false) AS is_revoked,
      b.status = 'exceeded' OR coalesce(l.is_exceeded, false) AS is_exceeded,
      b.status = 'unregulated' OR coalesce(l.is_none, true) AS is_none
    FROM unnest(codes, statuses, exposure_counts) AS b(code, status, exposure_count)
      LEFT JOIN licensed l ON l.broker_code = b.code LEFT JOIN warned w ON w.broker_code = b.code
  ), judged AS (
    SELECT *, CASE WHEN NOT (is_clone OR is_revoked OR is_exceeded OR is_none OR is_warned) THEN last_end END AS fit_until FROM facts
  )
  SELECT code, ((CASE WHEN is_clone THEN 8 ELSE 0 END) + (CASE WHEN is_revoked THEN 4 ELSE 0 END) + (CASE WHEN is_warned THEN 2 ELSE 0 END)
      + (CASE WHEN is_none AND exposure_count > 0 THEN 1 ELSE 0 END))::smallint,
    fit_until, CASE WHEN fit_until IS NOT NULL AND has_full AND status <> 'offshore' THEN first_end END
  FROM judged
$$;

-- The triggers of migration 0026 write all of them.
ALTER FUNCTION broker_blacklisted_again() RENAME TO broker_findings_again;
ALTER FUNCTION brokers_blacklisted_again() RENAME TO brokers_findings_again;
CREATE OR REPLACE FUNCTION broker_findings_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT f.blacklisted, f.fit_until, f.clean_until INTO NEW.blacklisted, NEW.fit_until, NEW.clean_until
    FROM broker_findings(ARRAY[NEW.code::text], ARRAY[NEW.licence_status], ARRAY[NEW.exposure_count]) f;
  RETURN NEW;
END $$;
CREATE FUNCTION correct_broker_findings(given text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE brokers b SET blacklisted = n.blacklisted, fit_until = n.fit_until, clean_until = n.clean_until
    FROM (SELECT array_agg(x.code::text) AS codes, array_agg(x.licence_status) AS statuses, array_agg(x.exposure_count) AS counts
          FROM brokers x WHERE x.code = ANY (given)) x, broker_findings(x.codes, x.statuses, x.counts) n
    WHERE n.code = b.code AND (b.blacklisted, b.fit_until, b.clean_until) IS DISTINCT FROM (n.blacklisted, n.fit_until, n.clean_until)
$$;
CREATE OR REPLACE FUNCTION brokers_findings_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM correct_broker_findings((SELECT array_agg(DISTINCT broker_code::text) FROM changed));
  RETURN NULL;
END $$;

-- Corrects these columns for all brokers, after rows were written with the triggers away.
DROP FUNCTION recount_blacklisted();
DROP FUNCTION broker_blacklisted(text, text, integer);
CREATE FUNCTION recount_broker_findings() RETURNS void LANGUAGE sql AS $$
  SELECT correct_broker_findings((SELECT array_agg(code::text) FROM brokers))
$$;
SELECT recount_broker_findings();

-- The same rule as riskOf() of calls/src/rating; a test holds them against each other.
CREATE FUNCTION shown_risk(broker brokers, on_day date DEFAULT (now() AT TIME ZONE 'UTC')::date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN broker.risk_level = 'high' OR coalesce(broker.grade, 'E') IN ('D', 'E') OR coalesce(broker.fit_until < on_day, true) THEN 'high'
    WHEN broker.risk_level = 'medium' OR coalesce(broker.clean_until < on_day, true) THEN 'medium' ELSE 'low' END
$$;

-- The rule of migration 0025, without a look at other tables.
CREATE OR REPLACE FUNCTION leading_brokers(on_day date DEFAULT (now() AT TIME ZONE 'UTC')::date) RETURNS SETOF brokers LANGUAGE sql STABLE AS $$
  SELECT b.* FROM brokers b WHERE b.grade IN ('AAA', 'AA', 'A', 'B', 'C') AND b.fit_until >= on_day
$$;
DROP INDEX brokers_recommended;
CREATE INDEX brokers_recommended ON brokers (score DESC NULLS LAST, comment_count DESC, code) INCLUDE (country_code, fit_until)
  WHERE cooperative AND grade IN ('AAA', 'AA', 'A', 'B', 'C') AND fit_until IS NOT NULL;
DROP INDEX brokers_leading_by_country;
CREATE INDEX brokers_leading_by_country ON brokers (country_code, grade, score DESC NULLS LAST, comment_count DESC, code)
  INCLUDE (fit_until) WHERE grade IN ('AAA', 'AA', 'A', 'B', 'C') AND fit_until IS NOT NULL;

-- As before, without the level of risk: it changes with the day, and is counted when it is read.
DROP MATERIALIZED VIEW broker_list_facets;
CREATE MATERIALIZED VIEW broker_list_facets AS
  WITH tabs(tab, bit) AS (
    VALUES ('all'::text COLLATE "C", 0), ('account', 1), ('deposit', 2), ('company', 4), ('trade', 8), ('login', 16), ('service', 32),
      ('crypto', 64), ('app', 128), ('regulator', 256), ('review', 512)
  ), counted(field, value, subjects, count) AS (
    SELECT 'total'::text COLLATE "C", ''::text COLLATE "C", subjects, count(*) FROM brokers GROUP BY subjects
    UNION ALL SELECT 'country', country_code, subjects, count(*) FROM brokers GROUP BY country_code, subjects
    UNION ALL SELECT 'grade', coalesce(grade, 'none'), subjects, count(*) FROM brokers GROUP BY grade, subjects
    UNION ALL SELECT 'licence_status', licence_status, subjects, count(*) FROM brokers GROUP BY licence_status, subjects
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
