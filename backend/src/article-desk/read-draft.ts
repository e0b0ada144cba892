import type { ArticleDraft } from 'calls/article-desk'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { isFromFile } from './article-history.ts'

/** An article with its whole text, for the form (calls, article.draft). */
export async function readDraft(db: Db, code: string, lang: Language): Promise<ArticleDraft> {
  const row = await db.one<Omit<ArticleDraft, 'updatedAt'> & { updatedAt: string | null }>(
    `SELECT a.code, a.category, a.level, a.title, a.summary, a.body, a.tags, a.broker_codes AS "traderCodes", a.published_at AS "publishedAt",
       CASE WHEN a.published_at > now() THEN 'scheduled' ELSE 'published' END AS state,
       (SELECT max(h.at) FROM article_history h WHERE h.article_code = a.code) AS "updatedAt"
     FROM articles a WHERE a.code = $1`,
    [code],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  const { updatedAt } = row
  if (updatedAt === null) throw isFromFile(lang)
  return { ...row, updatedAt }
}
