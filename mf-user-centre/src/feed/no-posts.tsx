import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { useAccountCounts } from '../account/own-page.ts'
import { feedText, userText } from '../strings/keys.ts'
import type { loadFeed } from './load-feed.ts'

/** Why a feed is empty, with a way to posts or to brokers that can be followed. */
export function NoPosts({ tab, kind }: Pick<Awaited<ReturnType<typeof loadFeed>>, 'tab' | 'kind'>) {
  const t = useText()
  const href = useHref()
  const counts = useAccountCounts()
  if (tab === 'all') return <EmptyState title={t(kind === 'all' ? userText.noPublicPosts : feedText.noneOfKind)} />
  if (counts && counts.follows + counts.collections === 0) {
    const find = (
      <Button variant="secondary" to={href('/brokers')}>
        {t(userText.findBroker)}
      </Button>
    )
    return (
      <EmptyState title={t(feedText.followsNobody)} action={find}>
        {t(feedText.followsNobodyWhy)}
      </EmptyState>
    )
  }
  const all = (
    <Button variant="secondary" to={href('/user/feed.html')}>
      {t(feedText.seeAll)}
    </Button>
  )
  return <EmptyState title={t(kind === 'all' ? feedText.noneFollowed : feedText.noneOfKind)} action={all} />
}
