-- Lists of brokers are stored too, and must not show a broker better than it is by now. `standing:CODE` names a broker of which something
-- other than its number of reviews has changed: whatever a list may show or judge by.

CREATE OR REPLACE FUNCTION tell_brokers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  items text;
  -- An update of a broker's own row is compared with the row before (below); accounts are on its own pages alone.
  with_standing boolean := TG_TABLE_NAME <> 'broker_accounts' AND NOT (TG_TABLE_NAME = 'brokers' AND TG_OP = 'UPDATE');
BEGIN
  EXECUTE format('SELECT CASE WHEN count(*) > 20 THEN ''*'' ELSE string_agg(''broker:'' || code || %L || CASE WHEN %L THEN code ELSE '''' END, '' '') END
    FROM (SELECT DISTINCT %I::text AS code FROM changed WHERE %3$I IS NOT NULL LIMIT 21) c',
    CASE WHEN with_standing THEN ' standing:' ELSE '' END, with_standing, TG_ARGV[0]) INTO items;
  IF items IS NOT NULL THEN PERFORM tell_content_changed(items); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_standings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  items text;
  uncounted text[] := '{comment_count,updated_at}';
BEGIN
  -- Changes of more brokers are told as `*` already.
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT 21) c) > 20 THEN RETURN NULL; END IF;
  SELECT string_agg('standing:' || now.code, ' ') INTO items FROM changed now JOIN earlier USING (code)
    WHERE to_jsonb(now) - uncounted IS DISTINCT FROM to_jsonb(earlier) - uncounted;
  IF items IS NOT NULL THEN PERFORM tell_content_changed(items); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER brokers_standing_told AFTER UPDATE ON brokers REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_standings_changed();
