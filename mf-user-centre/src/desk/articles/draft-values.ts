import type { ArticleDraft } from 'calls/article-desk'

/** Names of the form's text fields: a field that the server refuses has the same name. */
export const textFields = ['title', 'summary', 'body'] as const
/** Separates the chosen topics in the values of a form. */
export const TOPIC_SEPARATOR = '\n'

/** The fields of the form as they are before anything is typed. */
export function draftValues(edited: ArticleDraft | null): Record<string, string> {
  if (!edited) return { category: 'news' }
  const { code, updatedAt, category, level, tags, traderCodes, publishedAt } = edited
  const texts = textFields.flatMap(name => [
    [`${name}.en`, edited[name].en],
    [`${name}.id`, edited[name].id],
  ])
  return {
    ...Object.fromEntries(texts),
    code,
    updatedAt,
    category,
    level: level ?? '',
    tags: tags.join(TOPIC_SEPARATOR),
    traderCodes: traderCodes.join(', '),
    publishedAt: publishedAt.slice(0, 'YYYY-MM-DDTHH:MM'.length),
  }
}
