import { articleDesk, articleDraft, type ArticleDraft } from 'calls/article-desk'
import type { CallOutput } from 'shared-state/api/declare-call'
import { ApiError, notFound, type LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../../account/withheld.ts'

interface ArticleFormData {
  topics: CallOutput<typeof articleDesk>['topics']
  /** The article that is changed; null for a new one. */
  edited: ArticleDraft | null
  /** Why the article of the address cannot be changed; null if it can. */
  readOnly: string | null
  /** A form sent twice is saved once. */
  formKey: string
}

/** The form for a new article, or for the one whose `code` is in the address. An unknown code leads to the not-found page. */
export const loadArticle = (context: LoadContext) => withheldOr(readForm(context))

async function readForm(context: LoadContext): Promise<ArticleFormData> {
  const { api, signal, url } = context
  const code = url.searchParams.get('code')
  if (code !== null && !/^[0-9A-Za-z]{1,20}$/.test(code)) throw notFound(context)
  try {
    const [{ topics }, edited] = await Promise.all([
      api.call(articleDesk, { pageSize: 1 }, { signal }),
      code === null ? null : api.call(articleDraft, { code }, { signal }),
    ])
    return { topics, edited, readOnly: null, formKey: crypto.randomUUID() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(context)
    if (error instanceof ApiError && error.status === 409)
      return { topics: [], edited: null, readOnly: error.message, formKey: '' }
    throw error
  }
}
