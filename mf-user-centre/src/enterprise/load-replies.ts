import { enterpriseReplies } from 'calls/enterprise'
import type { LoadContext } from 'shared-state/runtime'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'
import { loadOwnEnterprise } from './load-own-enterprise.ts'

export const replyTabs = ['waiting', 'answered'] as const

/** Reviews and exposures that await the firm's reply, the most urgent first, or that have one; `answering` is the review whose form is open. */
export const loadReplies = (context: LoadContext) =>
  loadOwnEnterprise(context, async ({ enterpriseId }) => {
    const { api, url, signal } = context
    const tab = requestedChoice(url.searchParams, 'tab', replyTabs)
    const list = await api.call(
      enterpriseReplies,
      {
        enterpriseId,
        answered: tab === 'answered',
        order: tab === 'answered' ? 'new' : 'due',
        ...requestedPage(url.searchParams),
      },
      { signal },
    )
    return { ...list, pages: pagesOf(list, { url }), tab, answering: url.searchParams.get('answer') ?? '' }
  })
