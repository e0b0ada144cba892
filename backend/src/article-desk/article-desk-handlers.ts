import * as calls from 'calls/article-desk'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import type { ReadGlossary } from '../education/glossary.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { listArticles } from './list-articles.ts'
import { previewArticle } from './preview-article.ts'
import { readDraft } from './read-draft.ts'
import { saveArticle } from './save-article.ts'
import { withdrawArticle } from './withdraw-article.ts'

/** Previews of one editor per hour: each converts up to 50,000 characters. */
const PREVIEWS = { most: 300, seconds: 3600 }

interface ArticleDeskDeps {
  db: Db
  reference: ReferenceData
  glossary: ReadGlossary
}

/** The editors' desk for articles. */
export function articleDeskHandlers(deps: ArticleDeskDeps): CallHandler[] {
  const { db, glossary } = deps
  const previews = createAttemptLimit(PREVIEWS)
  return [
    handle(calls.articleDesk, (input, { caller }) => listArticles(deps, input, caller.lang)),
    handle(calls.articleDraft, ({ code }, { caller }) => readDraft(db, code, caller.lang)),
    handle(calls.articleSave, (input, { caller }) => saveArticle(deps, input, caller)),
    handle(calls.articlePreview, (input, { caller }) => {
      spendAttempt(previews, signedIn(caller).userId)
      return previewArticle(glossary, input, caller.lang)
    }),
    handle(calls.articleWithdraw, ({ code }, { caller }) => withdrawArticle(db, code, caller)),
  ]
}
