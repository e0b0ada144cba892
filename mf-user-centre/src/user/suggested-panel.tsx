import type { UserPublic } from 'calls/entities/user'
import { useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { feedText } from '../strings/keys.ts'
import { FollowButton } from './follow-button.tsx'
import { PersonRow } from './person-row.tsx'

/** People whom the visitor could follow, on a page whose forms submit-follow.ts handles; nothing if there are none. */
export function SuggestedPanel({ people }: { people: readonly UserPublic[] }) {
  const t = useText()
  if (people.length === 0) return null
  return (
    <Panel title={t(feedText.suggested)} flush>
      <PanelRows>
        {people.map(person => (
          <PersonRow key={person.userId} person={person} action={<FollowButton person={person} followed={false} />} />
        ))}
      </PanelRows>
    </Panel>
  )
}
