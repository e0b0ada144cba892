import { enterpriseReplies } from 'calls/enterprise'
import type { LoadContext } from 'shared-state/runtime'
import { askedOf, pageAsked, pagesOf } from '../list/list-query.ts'
import { loadOwnEnterprise } from './load-own-enterprise.ts'

export const replyTabs = ['waiting', 'answered'] as const

/** What waits for the firm's answer, the oldest first, or has one; `answering` is the review whose form stands open. */
export const loadReplies = (context: LoadContext) =>
  loadOwnEnterprise(context, async ({ enterpriseId }) => {
    const { api, url, signal } = context
    const tab = askedOf(url.searchParams, 'tab', replyTabs)
    const list = await api.call(
      enterpriseReplies,
      {
        enterpriseId,
        answered: tab === 'answered',
        order: tab === 'answered' ? 'new' : 'old',
        ...pageAsked(url.searchParams),
      },
      { signal },
    )
    return { ...list, pages: pagesOf(list, { url }), tab, answering: url.searchParams.get('answer') ?? '' }
  })
