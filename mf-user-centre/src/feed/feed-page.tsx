import { useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { feedText } from '../strings/keys.ts'
import { FeedRow } from '../user/feed-row.tsx'
import { followMessages } from '../user/submit-follow.ts'
import { SuggestedPanel } from '../user/suggested-panel.tsx'
import { FeedFrame } from './feed-frame.tsx'
import { KindFilter } from './kind-filter.tsx'
import type { loadFeed } from './load-feed.ts'
import { NoPosts } from './no-posts.tsx'

/** All public posts, or those by people and about brokers that the visitor follows, newest first. */
export function FeedPage() {
  const t = useText()
  const { tab, kind, items, pageIndex, pages, suggested } = useOwnData<typeof loadFeed>()
  const kept = { kind: kind === 'all' ? '' : kind }
  const tabs = [
    { value: 'all' as const, label: t(feedText.allPosts) },
    { value: 'following' as const, label: t(feedText.following) },
  ]
  return (
    <FeedFrame>
      <FormResult said={followMessages} />
      <ListTabs label={t(feedText.title)} items={tabs} current={tab} kept={kept} />
      <KindFilter current={kind} />
      <Panel title={t(tab === 'all' ? feedText.allPosts : feedText.following)} flush>
        {items.length > 0 ? (
          <PanelRows>
            {items.map(item => (
              <FeedRow key={`${item.kind} ${item.code}`} item={item} author />
            ))}
          </PanelRows>
        ) : (
          <NoPosts tab={tab} kind={kind} />
        )}
      </Panel>
      <ListPager page={pageIndex} pages={pages} />
      <SuggestedPanel people={suggested} />
    </FeedFrame>
  )
}
