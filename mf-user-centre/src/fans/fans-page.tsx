import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { ListPager } from '../list/list-pager.tsx'
import { useCount } from '../list/use-count.ts'
import { accountText, userText } from '../strings/keys.ts'
import { FollowButton } from '../user/follow-button.tsx'
import { PersonRow } from '../user/person-row.tsx'
import { followMessages } from '../user/submit-follow.ts'
import type { loadFans } from './load-fans.ts'

/** The visitor's followers, latest first. */
export function FansPage() {
  const t = useText()
  const countText = useCount()
  const href = useHref()
  const { user } = useStore().session
  const { items, total, pageIndex, pages, followed } = useOwnData<typeof loadFans>()
  const profile = user && (
    <Button variant="secondary" to={href(`/user/${user.userId}.html`)}>
      {t(userText.seeProfile)}
    </Button>
  )
  return (
    <AccountFrame title={t(accountText.fans)}>
      <FormResult said={followMessages} />
      <Panel title={countText(userText.fans, total)} flush>
        {items.length > 0 ? (
          <PanelRows>
            {items.map(person => (
              <PersonRow
                key={person.userId}
                person={person}
                action={<FollowButton person={person} followed={followed.includes(person.userId)} />}
              />
            ))}
          </PanelRows>
        ) : (
          <EmptyState title={t(userText.noFans)} action={profile}>
            {t(userText.noFansWhy)}
          </EmptyState>
        )}
      </Panel>
      <ListPager page={pageIndex} pages={pages} />
    </AccountFrame>
  )
}
