-- Tells serving processes which items have changed, so that they drop the stored pages that show them. A message names one or more items,
-- separated by spaces; `*` means very many. Equal messages of one transaction are sent once.

CREATE FUNCTION tell_content_changed(items text) RETURNS void LANGUAGE sql AS $$ SELECT pg_notify('content_changed', items) $$;

-- Rows of brokers, or rows that name one; TG_ARGV[0] is the column with its code.
CREATE FUNCTION tell_brokers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE items text;
BEGIN
  EXECUTE format('SELECT CASE WHEN count(*) > 20 THEN ''*'' ELSE string_agg(''broker:'' || code, '' '') END
    FROM (SELECT DISTINCT %I AS code FROM changed WHERE %1$I IS NOT NULL LIMIT 21) c', TG_ARGV[0]) INTO items;
  IF items IS NOT NULL THEN PERFORM tell_content_changed(items); END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES ('brokers', 'code'), ('licences', 'broker_code'), ('broker_accounts', 'broker_code'),
    ('regulator_notices', 'broker_code')) AS s(name, code_column)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_brokers_changed(%L)', source.name || '_told_added', source.name, source.code_column);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_brokers_changed(%L)', source.name || '_told_changed', source.name, source.code_column);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_brokers_changed(%L)', source.name || '_told_removed', source.name, source.code_column);
  END LOOP;
END $$;

-- A comment changes the item that it is about.
CREATE FUNCTION tell_comment_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE row_now comments;
BEGIN
  IF TG_OP = 'DELETE' THEN row_now := OLD; ELSE row_now := NEW; END IF;
  PERFORM tell_content_changed(row_now.target_type || ':' || row_now.target_code);
  RETURN NULL;
END $$;
CREATE TRIGGER comments_told AFTER INSERT OR UPDATE OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION tell_comment_changed();

CREATE FUNCTION tell_exposure_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE row_now exposures;
BEGIN
  IF TG_OP = 'DELETE' THEN row_now := OLD; ELSE row_now := NEW; END IF;
  PERFORM tell_content_changed('exposures exposure:' || row_now.code || coalesce(' broker:' || row_now.broker_code, ''));
  RETURN NULL;
END $$;
CREATE TRIGGER exposures_told AFTER INSERT OR DELETE ON exposures FOR EACH ROW EXECUTE FUNCTION tell_exposure_changed();
-- A view changes nothing that must be shown at once.
CREATE TRIGGER exposures_told_changed AFTER UPDATE ON exposures FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'view_count' IS DISTINCT FROM to_jsonb(NEW) - 'view_count') EXECUTE FUNCTION tell_exposure_changed();

CREATE FUNCTION tell_article_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE row_now articles;
BEGIN
  IF TG_OP = 'DELETE' THEN row_now := OLD; ELSE row_now := NEW; END IF;
  PERFORM tell_content_changed('articles article:' || row_now.code);
  RETURN NULL;
END $$;
CREATE TRIGGER articles_told AFTER INSERT OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION tell_article_changed();
CREATE TRIGGER articles_told_changed AFTER UPDATE ON articles FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'view_count' IS DISTINCT FROM to_jsonb(NEW) - 'view_count') EXECUTE FUNCTION tell_article_changed();
