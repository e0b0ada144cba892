import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { Button } from 'ui/button'
import { TeamTag } from 'ui/comments/team-tag'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Flag } from 'ui/flag'
import { NumberText } from 'ui/number-text'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { FormResult } from '../account/form-result.tsx'
import { ListPager } from '../list/list-pager.tsx'
import { accountText, userText } from '../strings/keys.ts'
import { FeedRow } from '../user/feed-row.tsx'
import { FollowButton } from '../user/follow-button.tsx'
import { identityText } from '../user/identity-text.ts'
import { followMessages } from '../user/submit-follow.ts'
import { BrokerCard } from './broker-card.tsx'
import type { loadProfile } from './load-profile.ts'
import styles from './profile-page.module.css'

/** A user's public profile: only what they have made public. */
export function ProfilePage() {
  const t = useText()
  const href = useHref()
  const { user, counts, posts, pages, broker, isOwn, followed } = usePageData<typeof loadProfile>()
  const facts = [
    { label: t(userText.reviews), value: <NumberText value={counts.comments} /> },
    { label: t(userText.exposures), value: <NumberText value={counts.exposures} /> },
    { label: t(accountText.fans), value: <NumberText value={counts.fans} /> },
  ]
  return (
    <Wrap className={styles.page}>
      <FormResult said={followMessages} />
      <header className={styles.head}>
        <Avatar name={user.nick} src={user.avatar ?? undefined} size="l" />
        <div className={styles.words}>
          <h1 className={styles.nick}>
            <bdi>{user.nick}</bdi>
          </h1>
          <Row gap="s">
            <Text tone="quiet">{t(identityText(user.identity))}</Text>
            <TeamTag user={user} />
            {user.countryName && (
              <>
                <Flag code={user.twoCharCode} name="" />
                <Text tone="quiet">{user.countryName}</Text>
              </>
            )}
          </Row>
        </div>
        {isOwn ? (
          <Button variant="secondary" to={href('/user/setting.html')}>
            {t(userText.editProfile)}
          </Button>
        ) : (
          <FollowButton person={user} followed={followed} />
        )}
      </header>
      <Panel>
        <DescriptionList look="tiles" facts={facts} />
      </Panel>
      {broker && <BrokerCard card={broker} />}
      <Panel title={t(userText.publicPosts)} flush>
        {posts.items.length > 0 ? (
          <PanelRows>
            {posts.items.map(item => (
              <FeedRow key={`${item.kind} ${item.code}`} item={item} />
            ))}
          </PanelRows>
        ) : (
          <EmptyState title={t(userText.noPublicPosts)} />
        )}
      </Panel>
      <ListPager page={posts.pageIndex} pages={pages} />
    </Wrap>
  )
}
