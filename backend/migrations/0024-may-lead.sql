-- Whether a broker may lead a list or be recommended (decisions 7). The same rule as mayLead() of calls/src/findings; a test holds them
-- against each other. A licence counts until the end of its last day, in UTC.
CREATE FUNCTION broker_may_lead(broker brokers) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(broker.grade IN ('AAA', 'AA', 'A', 'B', 'C'), false)
    AND broker.licence_status IN ('regulated', 'offshore')
    AND EXISTS (SELECT 1 FROM licences l WHERE l.broker_code = broker.code AND l.status IN ('regulated', 'offshore')
                AND (l.expires_at IS NULL OR l.expires_at >= (now() AT TIME ZONE 'UTC')::date))
    AND NOT EXISTS (SELECT 1 FROM licences l WHERE l.broker_code = broker.code
                    AND l.status IN ('exceeded', 'suspected_clone', 'revoked'))
    AND NOT EXISTS (SELECT 1 FROM regulator_notices n WHERE n.broker_code = broker.code AND n.category = 'warning')
$$;

-- The old rule knew only the level of risk.
DROP INDEX brokers_recommended;
CREATE INDEX brokers_recommended ON brokers (score DESC NULLS LAST, comment_count DESC, code) INCLUDE (country_code)
  WHERE cooperative AND grade IN ('AAA', 'AA', 'A', 'B', 'C') AND licence_status IN ('regulated', 'offshore');
