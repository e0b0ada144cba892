-- The place of a lesson in the learning path of its level, counted from 1; null for every other article.
ALTER TABLE articles ADD COLUMN path_place smallint
  CHECK (path_place IS NULL OR (path_place > 0 AND category = 'education' AND level IS NOT NULL));
CREATE INDEX articles_on_paths ON articles (level, path_place) WHERE path_place IS NOT NULL;
-- The lessons written by people have codes in the order of their files.
UPDATE articles SET path_place = right(code, 3)::smallint
  WHERE category = 'education' AND level IS NOT NULL AND NOT generated AND code ~ '^7000000[0-9]{3}$';

-- Lessons that a user has completed, with the best result of the lesson's quiz.
CREATE TABLE lesson_progress (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  article_code item_code NOT NULL REFERENCES articles ON DELETE CASCADE,
  right_answers smallint NOT NULL CHECK (right_answers BETWEEN 0 AND questions),
  questions smallint NOT NULL,
  completed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, article_code)
);
CREATE INDEX lesson_progress_by_article ON lesson_progress (article_code);

-- Terms that articles explain in place. `aliases` has a list of other forms for each language.
CREATE TABLE glossary_terms (
  code text COLLATE "C" PRIMARY KEY,
  term translated NOT NULL,
  aliases jsonb NOT NULL,
  definition translated NOT NULL
);
