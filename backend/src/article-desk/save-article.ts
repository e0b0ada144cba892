import type { articleSave } from 'calls/article-desk'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { articleSlug, readMinutes } from '../data-tools/article-values.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { lockArticle, recordEvent } from './article-history.ts'
import { checkArticle } from './check-article.ts'

const changedMeanwhile: Record<Language, string> = {
  en: 'Somebody else changed this article in the meantime. Copy your text, open the article again and add your changes.',
  id: 'Artikel ini sudah diubah oleh orang lain. Salin teks Anda, buka kembali artikelnya, lalu tambahkan perubahan Anda.',
}

type Input = CallParsed<typeof articleSave>
type Saved = Omit<CallOutput<typeof articleSave>, 'updatedAt'>

/** Writes an article or changes one from the desk (calls, article.save). */
export async function saveArticle(
  deps: { db: Db; reference: ReferenceData },
  input: Input,
  caller: Caller,
): Promise<CallOutput<typeof articleSave>> {
  const { userId } = signedIn(caller)
  await checkArticle(deps, input, caller.lang)
  return deps.db.transaction(async queries => {
    const isNew = input.code === undefined
    const saved = isNew ? await insert(queries, input) : await change(queries, input, caller.lang)
    const action = isNew ? 'write' : 'change'
    return { ...saved, updatedAt: await recordEvent(queries, { code: saved.code, action, userId }) }
  })
}

const valuesOf = ({ category, level, title, summary, body, tags, traderCodes, publishedAt }: Input) => [
  category,
  level ?? null,
  JSON.stringify(title),
  JSON.stringify(summary),
  JSON.stringify(body),
  [...new Set(tags)],
  [...new Set(traderCodes)],
  readMinutes(body.en),
  articleSlug(title.en),
  publishedAt ?? null,
]
const returning = 'RETURNING code, slug, published_at AS "publishedAt"'

/** Like an imported article, a new one counts as updated when it is published. */
async function insert(queries: Queries, input: Input): Promise<Saved> {
  const saved = await queries.one<Saved>(
    `INSERT INTO articles (code, category, level, title, summary, body, tags, broker_codes, read_minutes, slug, published_at, updated_at,
       author, generated)
     VALUES (nextval('article_desk_codes')::text, $1, $2, $3, $4, $5, $6, $7, $8, $9, greatest($10::timestamptz, now()),
       greatest($10::timestamptz, now()), 'Brokerlens', false) ${returning}`,
    valuesOf(input),
  )
  return saved!
}

/** A published article keeps its address and date. The place on a learning path, which only imports set, needs the same level. */
async function change(queries: Queries, input: Input, lang: Language): Promise<Saved> {
  const { code = '', updatedAt = '' } = input
  const version = await lockArticle(queries, code, lang)
  if (version === undefined) throw new Refusal(errorCodes.notFound)
  if (Date.parse(version) !== Date.parse(updatedAt))
    throw new Refusal(errorCodes.wrongState, { message: changedMeanwhile[lang] })
  const saved = await queries.one<Saved>(
    `UPDATE articles SET category = $1, level = $2, title = $3, summary = $4, body = $5, tags = $6, broker_codes = $7, read_minutes = $8,
       slug = CASE WHEN published_at > now() THEN $9 ELSE slug END,
       published_at = CASE WHEN published_at > now() THEN greatest($10::timestamptz, now()) ELSE published_at END,
       updated_at = CASE WHEN published_at > now() THEN greatest($10::timestamptz, now()) ELSE now() END,
       path_place = CASE WHEN category = $1 AND level = $2 THEN path_place END
     WHERE code = $11 ${returning}`,
    [...valuesOf(input), code],
  )
  return saved!
}
