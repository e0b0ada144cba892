import type { articlePreview } from 'calls/article-desk'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { articleHtml } from '../education/article-html.ts'
import type { ReadGlossary } from '../education/glossary.ts'
import { checkMarkdown } from './check-article.ts'

/** A body as readers of `lang` will see it (calls, article.preview); messages are in the caller's language. */
export async function previewArticle(
  readGlossary: ReadGlossary,
  { body, lang }: CallParsed<typeof articlePreview>,
  callerLang: Language,
): Promise<CallOutput<typeof articlePreview>> {
  checkMarkdown('body', body, callerLang)
  const { content, quiz } = articleHtml(body, await readGlossary(lang))
  return { content, quiz: quiz.length }
}
