-- Translations of comments by the machine that the settings name (docs/decisions/0112): each once per language. Apart from comments.content,
-- whose translations replace the writer's words in lists: these are shown on request and labelled.
CREATE TABLE comment_translations (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  lang text COLLATE "C" NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, lang)
);

-- A translation ends with the words that it translates: when they are edited, cut or removed from view.
CREATE FUNCTION comment_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM comment_translations WHERE comment_id = NEW.comment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER comments_untranslated AFTER UPDATE OF content, state ON comments FOR EACH ROW
  WHEN (OLD.content IS DISTINCT FROM NEW.content OR NEW.state NOT IN ('published', 'flagged')) EXECUTE FUNCTION comment_words_changed();
