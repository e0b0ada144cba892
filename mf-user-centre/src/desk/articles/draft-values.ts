import { articleLengths, type ArticleDraft } from 'calls/article-desk'
import type { DeskTextFields } from '../texts/read-texts.ts'
import { textValues } from '../texts/read-texts.ts'

export const articleTexts: DeskTextFields = { body: 'body', lengths: articleLengths }
/** Separates the chosen topics in the values of a form. */
export const TOPIC_SEPARATOR = '\n'

/** The fields of the form as they are before anything is typed. */
export function draftValues(edited: ArticleDraft | null): Record<string, string> {
  if (!edited) return { category: 'news' }
  const { code, updatedAt, category, level, title, summary, body, tags, traderCodes, publishedAt } = edited
  return {
    ...textValues({ title, summary, body }),
    code,
    updatedAt,
    category,
    level: level ?? '',
    tags: tags.join(TOPIC_SEPARATOR),
    traderCodes: traderCodes.join(', '),
    publishedAt: publishedAt.slice(0, 'YYYY-MM-DDTHH:MM'.length),
  }
}
