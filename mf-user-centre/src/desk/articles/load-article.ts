import { articleDesk, articleDraft } from 'calls/article-desk'
import type { LoadContext } from 'shared-state/runtime'
import { loadForm } from '../load-form.ts'

/** The form for a new article, or for the one whose `code` is in the address. */
export const loadArticle = (context: LoadContext) => {
  const { api, signal } = context
  return loadForm(context, async code => {
    const [{ topics }, edited] = await Promise.all([
      api.call(articleDesk, { pageSize: 1 }, { signal }),
      code === null ? null : api.call(articleDraft, { code }, { signal }),
    ])
    return { topics, edited }
  })
}
