-- The black list (decisions 7), and what tells brokers of the same name apart where the site accuses one of them.

-- Why a broker is on the black list, 0 for one that is not: 8 a cloned licence, 4 a revoked one, 2 a regulator's warning, 1 no licence
-- together with a public complaint. A greater number is worse. The same rule as blacklistReasonsOf() of calls/src/findings; a test holds
-- them against each other. It does not depend on the day, so triggers can maintain it.
CREATE FUNCTION broker_blacklisted(broker text, licence_status text, exposure_count integer) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT (CASE WHEN licence_status = 'suspected_clone' OR l.is_clone THEN 8 ELSE 0 END
    + CASE WHEN licence_status = 'revoked' OR l.is_revoked THEN 4 ELSE 0 END
    + CASE WHEN EXISTS (SELECT 1 FROM regulator_notices n WHERE n.broker_code = broker AND n.category = 'warning') THEN 2 ELSE 0 END
    + CASE WHEN exposure_count > 0 AND (licence_status = 'unregulated' OR l.is_none) THEN 1 ELSE 0 END)::smallint
  FROM (SELECT coalesce(bool_or(status = 'suspected_clone'), false) AS is_clone, coalesce(bool_or(status = 'revoked'), false) AS is_revoked,
          coalesce(bool_and(status = 'unregulated'), true) AS is_none FROM licences WHERE broker_code = broker) l
$$;

ALTER TABLE brokers ADD COLUMN blacklisted smallint NOT NULL DEFAULT 0;

-- Corrects the column for all brokers, after rows were written with the triggers away.
CREATE FUNCTION recount_blacklisted() RETURNS void LANGUAGE sql AS $$
  UPDATE brokers b SET blacklisted = n.now
    FROM (SELECT x.code, broker_blacklisted(x.code, x.licence_status, x.exposure_count) AS now FROM brokers x) n
    WHERE n.code = b.code AND b.blacklisted <> n.now
$$;
SELECT recount_blacklisted();

CREATE FUNCTION broker_blacklisted_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.blacklisted := broker_blacklisted(NEW.code, NEW.licence_status, NEW.exposure_count);
  RETURN NEW;
END $$;
CREATE TRIGGER brokers_blacklisted BEFORE INSERT OR UPDATE OF licence_status, exposure_count ON brokers
  FOR EACH ROW EXECUTE FUNCTION broker_blacklisted_again();

-- One UPDATE per statement, however many rows it wrote.
CREATE FUNCTION brokers_blacklisted_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brokers b SET blacklisted = n.now
    FROM (SELECT x.code, broker_blacklisted(x.code, x.licence_status, x.exposure_count) AS now
          FROM brokers x WHERE x.code IN (SELECT broker_code FROM changed)) n
    WHERE n.code = b.code AND b.blacklisted <> n.now;
  RETURN NULL;
END $$;
CREATE TRIGGER licences_blacklist_added AFTER INSERT ON licences REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();
CREATE TRIGGER licences_blacklist_removed AFTER DELETE ON licences REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();
CREATE TRIGGER licences_blacklist_before AFTER UPDATE ON licences REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();
CREATE TRIGGER licences_blacklist_after AFTER UPDATE ON licences REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();
CREATE TRIGGER notices_blacklist_added AFTER INSERT ON regulator_notices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();
CREATE TRIGGER notices_blacklist_removed AFTER DELETE ON regulator_notices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();
CREATE TRIGGER notices_blacklist_before AFTER UPDATE ON regulator_notices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();
CREATE TRIGGER notices_blacklist_after AFTER UPDATE ON regulator_notices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION brokers_blacklisted_again();

-- The sort orders of the black list. Each carries what its filters read.
CREATE INDEX blacklist_by_gravity ON brokers (blacklisted DESC, exposure_count DESC, code) INCLUDE (country_code) WHERE blacklisted > 0;
CREATE INDEX blacklist_by_exposures ON brokers (exposure_count DESC, code) INCLUDE (country_code, blacklisted) WHERE blacklisted > 0;
CREATE INDEX blacklist_by_score ON brokers (score NULLS FIRST, code) INCLUDE (country_code, blacklisted) WHERE blacklisted > 0;
CREATE INDEX blacklist_by_name ON brokers (show_name, code) INCLUDE (country_code, blacklisted) WHERE blacklisted > 0;

-- Brokers of the same name, however it is spaced and cased: by the full name, and by the short one.
CREATE INDEX brokers_by_whole_name ON brokers (replace(find_name, ' ', ''));
CREATE INDEX brokers_by_short_name ON brokers (replace(searchable(short_name), ' ', ''));
