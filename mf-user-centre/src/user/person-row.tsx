import type { ReactNode } from 'react'
import type { UserPublic } from 'calls/entities/user'
import { SiteLink, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'
import { useCount } from '../list/use-count.ts'
import { userText } from '../strings/keys.ts'
import { identityText } from './identity-text.ts'

/** A person in a list: name, self-description and number of followers. */
export function PersonRow({
  person: { userId, nick, avatar, twoCharCode, countryName, identity, fans },
  action,
}: {
  person: UserPublic
  action?: ReactNode
}) {
  const t = useText()
  const countText = useCount()
  return (
    <ListRow picture={<Avatar name={nick} src={avatar ?? undefined} />} action={action}>
      <Row gap="s">
        <SiteLink to={`/user/${userId}.html`}>
          <bdi>{nick}</bdi>
        </SiteLink>
        <Flag code={twoCharCode} name={countryName} />
      </Row>
      <Text as="div" size="sm" tone="faint">
        {t(identityText(identity))}, {countText(userText.fans, fans)}
      </Text>
    </ListRow>
  )
}
