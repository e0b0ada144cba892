import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { useAccountCounts, useOwnData } from '../account/own-page.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { accountText, releaseText } from '../strings/keys.ts'
import { FeedRow } from '../user/feed-row.tsx'
import type { loadRelease } from './load-release.ts'
import { ReviewRow } from './review-row.tsx'

type ReleaseData = Awaited<ReturnType<typeof loadRelease>>

/** All of the visitor's posts on this site, by tab. */
export function ReleasePage() {
  const t = useText()
  const data = useOwnData<typeof loadRelease>()
  const counts = useAccountCounts()
  const tabs = [
    { value: 'posts' as const, label: t(releaseText.posts) },
    { value: 'reviews' as const, label: t(releaseText.reviews), count: counts?.comments },
  ]
  return (
    <AccountFrame title={t(accountText.release)}>
      <ListTabs label={t(accountText.release)} items={tabs} current={data.tab} />
      <Panel title={t(titles[data.tab])} flush>
        {data.items.length > 0 ? (
          <PanelRows>
            <Rows data={data} />
          </PanelRows>
        ) : (
          <Nothing tab={data.tab} />
        )}
      </Panel>
      <ListPager page={data.pageIndex} pages={data.pages} />
    </AccountFrame>
  )
}

const titles: Record<ReleaseData['tab'], number> = {
  posts: releaseText.postsTitle,
  reviews: releaseText.reviewsTitle,
}

function Rows({ data }: { data: ReleaseData }) {
  if (data.tab === 'reviews') return data.items.map(comment => <ReviewRow key={comment.commentId} comment={comment} />)
  return data.items.map(item => <FeedRow key={`${item.kind} ${item.code}`} item={item} />)
}

function Nothing({ tab }: { tab: ReleaseData['tab'] }) {
  const t = useText()
  const href = useHref()
  const find = (
    <Button variant="secondary" to={href('/brokers')}>
      {t(releaseText.findBroker)}
    </Button>
  )
  return (
    <EmptyState title={t(tab === 'posts' ? releaseText.noPosts : releaseText.noReviews)} action={find}>
      {t(releaseText.noReviewsWhy)}
    </EmptyState>
  )
}
