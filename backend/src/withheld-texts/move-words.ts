import { withheldContent, withheldTitle } from 'calls/legal-notice/notice-words'
import type { Queries } from 'database/db'
import { titleSlug } from '../data-tools/slug.ts'
import { cutComments } from './cut-comments.ts'
import { cleanNotices, forgetWords } from './forget-words.ts'
import { phrasesOf } from './quotes.ts'
import { withheldPhrases } from './withheld-phrases.ts'

/** In the writer's language too, which every text of a user has. */
const fixed = (placeholder: string) =>
  `${placeholder}::jsonb || jsonb_build_object(e.lang, coalesce(${placeholder}::jsonb ->> e.lang, ${placeholder}::jsonb ->> 'en'))`

/**
 * Moves the words and pictures of a post, of its timeline and of comments that quote it to withheld_texts, where only the author and moderators
 * see them (docs/decisions/0071). The caller has locked the exposure. Again: moves what was added since.
 */
export async function withholdWords(queries: Queries, exposureCode: string): Promise<void> {
  await queries.query(
    `INSERT INTO withheld_texts (exposure_code, part, part_id, words, image_ids)
       SELECT e.code, 'post', e.code, jsonb_build_object('slug', e.slug, 'title', e.title, 'content', e.content), e.image_ids
       FROM exposures e WHERE e.code = $1
       UNION ALL
       SELECT v.exposure_code, 'note', v.event_id::text, coalesce(v.note, 'null'), v.image_ids
       FROM exposure_events v WHERE v.exposure_code = $1 AND (v.note IS NOT NULL OR v.image_ids <> '{}')
     ON CONFLICT DO NOTHING`,
    [exposureCode],
  )
  const post = await queries.one<{ titles: string[] }>(
    `UPDATE exposures e SET slug = $4, title = ${fixed('$2')}, content = ${fixed('$3')}, image_ids = '{}', updated_at = clock_timestamp()
     FROM withheld_texts w WHERE e.code = $1 AND w.exposure_code = e.code AND w.part = 'post'
     RETURNING (SELECT array_agg(value) FROM jsonb_each_text(w.words -> 'title')) AS titles`,
    [exposureCode, JSON.stringify(withheldTitle), JSON.stringify(withheldContent), titleSlug('', 'case')],
  )
  await queries.query(`UPDATE exposure_events SET note = NULL, image_ids = '{}' WHERE exposure_code = $1`, [
    exposureCode,
  ])
  await cutComments(queries, exposureCode, await withheldPhrases(queries, exposureCode), { isKept: true })
  await cleanNotices(queries, exposureCode, post?.titles ?? [])
  await forgetWords(queries)
}

/** Whether the words of a post are withheld. */
export const areWithheld = async (queries: Queries, exposureCode: string): Promise<boolean> =>
  (await queries.one(`SELECT 1 FROM withheld_texts WHERE exposure_code = $1 AND part = 'post'`, [exposureCode])) !==
  undefined

/** Moves withheld words back. The caller has locked the exposure. */
export async function giveWordsBack(queries: Queries, exposureCode: string): Promise<void> {
  const ofPart = (part: string) => `w.exposure_code = $1 AND w.part = '${part}'`
  const moves = [
    `UPDATE exposures e SET slug = w.words ->> 'slug', title = w.words -> 'title', content = w.words -> 'content',
       image_ids = w.image_ids, updated_at = clock_timestamp()
     FROM withheld_texts w WHERE ${ofPart('post')} AND e.code = w.exposure_code`,
    `UPDATE exposure_events v SET note = nullif(w.words, 'null'), image_ids = w.image_ids
     FROM withheld_texts w WHERE ${ofPart('note')} AND v.event_id = w.part_id::bigint`,
    `UPDATE comments c SET content = w.words -> 'content'
     FROM withheld_texts w WHERE ${ofPart('comment')} AND c.comment_id = w.part_id::bigint AND c.version = (w.words ->> 'version')::integer`,
    `UPDATE comment_versions c SET content = w.words ->> 'content'
     FROM withheld_texts w WHERE ${ofPart('version')} AND c.comment_id = split_part(w.part_id, ':', 1)::bigint
       AND c.version = split_part(w.part_id, ':', 2)::integer`,
    'DELETE FROM withheld_texts WHERE exposure_code = $1',
  ]
  for (const move of moves) await queries.query(move, [exposureCode])
  await forgetWords(queries)
}

export interface CorrectedPost {
  title: string
  content: string
  lang: string
  imageIds: string[]
}

/**
 * Replaces the words of a post for good, with the pictures that stay; the others are deleted. Comments that quote what was taken out are cut.
 * The caller has locked the exposure, and its words are not withheld.
 */
export async function replaceWords(
  queries: Queries,
  exposureCode: string,
  { title, content, lang, imageIds }: CorrectedPost,
): Promise<void> {
  const old = await queries.one<{ texts: string[]; titles: string[]; image_ids: string[]; user_id: string }>(
    `SELECT e.image_ids, e.user_id, (SELECT array_agg(value) FROM jsonb_each_text(e.title)) AS titles,
       (SELECT array_agg(value) FROM (SELECT value FROM jsonb_each_text(e.title) UNION ALL SELECT value FROM jsonb_each_text(e.content)) t) AS texts
     FROM exposures e WHERE e.code = $1`,
    [exposureCode],
  )
  if (!old) return
  const kept = old.image_ids.filter(id => imageIds.includes(id))
  await queries.query(
    `UPDATE exposures SET slug = $2, lang = $3, title = jsonb_build_object($3::text, $4::text), content = jsonb_build_object($3::text, $5::text),
       image_ids = $6, updated_at = clock_timestamp() WHERE code = $1`,
    [exposureCode, titleSlug(title, 'case'), lang, title, content, kept],
  )
  await queries.query('DELETE FROM images WHERE image_id = ANY($1) AND owner_id = $2', [
    old.image_ids.filter(id => !kept.includes(id)),
    old.user_id,
  ])
  await cutComments(queries, exposureCode, phrasesOf(old.texts, [title, content]), { isKept: false })
  await cleanNotices(queries, exposureCode, old.titles)
  await forgetWords(queries)
}
