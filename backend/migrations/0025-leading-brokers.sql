-- The brokers that may lead a list or be recommended (decisions 7), as a table that a statement reads in place of brokers: PostgreSQL
-- replaces it by its conditions, so that lists walk down the index of their sort order, and counts and rankings join the tables once. A
-- licence counts until the end of its last day.
CREATE FUNCTION leading_brokers(on_day date DEFAULT (now() AT TIME ZONE 'UTC')::date) RETURNS SETOF brokers LANGUAGE sql STABLE AS $$
  SELECT b.* FROM brokers b WHERE b.grade IN ('AAA', 'AA', 'A', 'B', 'C') AND b.licence_status IN ('regulated', 'offshore')
    AND EXISTS (SELECT 1 FROM licences l WHERE l.broker_code = b.code AND l.status IN ('regulated', 'offshore')
                AND (l.expires_at IS NULL OR l.expires_at >= on_day))
    AND NOT EXISTS (SELECT 1 FROM licences l WHERE l.broker_code = b.code AND l.status IN ('exceeded', 'suspected_clone', 'revoked'))
    AND NOT EXISTS (SELECT 1 FROM regulator_notices n WHERE n.broker_code = b.code AND n.category = 'warning')
$$;

-- The rule is written once; a single broker is asked for by its code.
CREATE OR REPLACE FUNCTION broker_may_lead(broker brokers) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM leading_brokers() l WHERE l.code = broker.code)
$$;

-- The walk of similar brokers: those of a country and grade, best first.
CREATE INDEX brokers_leading_by_country ON brokers (country_code, grade, score DESC NULLS LAST, comment_count DESC, code)
  WHERE grade IN ('AAA', 'AA', 'A', 'B', 'C') AND licence_status IN ('regulated', 'offshore');

-- Rankings that praise were made from all brokers. They are made again when they are next asked for.
DELETE FROM rankings WHERE type <> 'exposures';
