-- A comment that is edited, withdrawn or taken down is named too: pages of other items may show it, such as the latest reviews in the footer
-- of every page. A new comment is not, so that it drops no more than the pages of what it is about. Neither are its counters.
CREATE OR REPLACE FUNCTION tell_comment_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_now comments;
  items text;
BEGIN
  IF TG_OP = 'DELETE' THEN row_now := OLD; ELSE row_now := NEW; END IF;
  items := row_now.target_type || ':' || row_now.target_code;
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND (OLD.state, OLD.content, OLD.rating, OLD.image_ids, OLD.by_team)
      IS DISTINCT FROM (NEW.state, NEW.content, NEW.rating, NEW.image_ids, NEW.by_team) THEN
    items := items || ' comment:' || row_now.comment_id;
  END IF;
  PERFORM tell_content_changed(items);
  RETURN NULL;
END $$;
