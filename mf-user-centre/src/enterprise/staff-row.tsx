import { Form } from 'react-router-dom'
import { staffRoles, type StaffMember } from 'calls/entities/staff-member'
import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { SelectField } from 'ui/select-field'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { ListRow } from '../account/list-row.tsx'
import { RowAction } from '../account/row-action.tsx'
import { staffText } from '../strings/keys.ts'
import { roleText, staffLooks } from './enterprise-words.ts'
import styles from './staff-row.module.css'

interface StaffRowProps {
  member: StaffMember
  /** The viewer's own role; null for a moderator, who has read access only. */
  viewer: StaffMember['role'] | null
}

/** A member of the enterprise with the viewer's permitted actions. The calls decide; this offers only actions they would not refuse. */
export function StaffRow({
  member: { staffId, userId, nick, email, role, state, invitedAt, expiresAt },
  viewer,
}: StaffRowProps) {
  const t = useText()
  const { user } = useStore().session
  const isSelf = userId !== null && userId === user?.userId
  const isOpen = state === 'active' || state === 'invited'
  const mayEnd = isOpen && (isSelf || viewer === 'owner' || (viewer === 'manager' && role !== 'owner'))
  const mayGiveRole = state === 'active' && viewer === 'owner'
  const who = nick ?? email
  const look = staffLooks[state]
  return (
    <ListRow
      picture={<Avatar name={who} />}
      action={
        (mayGiveRole || mayEnd) && (
          <>
            {mayGiveRole && <RoleForm staffId={staffId} role={role} who={who} />}
            {mayEnd && (
              <RowAction
                intent="disable"
                fields={{ staffId }}
                label={t(state === 'invited' ? staffText.takeBack : isSelf ? staffText.leave : staffText.disable)}
                of={who}
                variant="ghost"
              />
            )}
          </>
        )
      }
    >
      <Row gap="s">
        {userId ? (
          <SiteLink to={`/user/${userId}.html`}>
            <bdi>{nick}</bdi>
          </SiteLink>
        ) : (
          <Text weight="medium">
            <bdi>{email}</bdi>
          </Text>
        )}
        <Tag tone={look.tone}>{t(look.text)}</Tag>
      </Row>
      <Text as="div" size="sm" tone="faint">
        {t(roleText[role])}
        {nick && (
          <>
            , <bdi>{email}</bdi>
          </>
        )}
        {state === 'invited' && expiresAt && (
          <>
            , {t(staffText.until)} <DateText iso={expiresAt} />
          </>
        )}
        {state === 'active' && (
          <>
            , {t(staffText.since)} <DateText iso={invitedAt} />
          </>
        )}
      </Text>
    </ListRow>
  )
}

function RoleForm({ staffId, role, who }: { staffId: string; role: StaffMember['role']; who: string }) {
  const t = useText()
  return (
    <Form method="post" preventScrollReset className={styles.role}>
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="staffId" value={staffId} />
      {/* The field is uncontrolled; another role remounts it. */}
      <SelectField
        key={role}
        label={t(staffText.roleOf, { who })}
        hideLabel
        name="role"
        defaultValue={role}
        options={staffRoles.map(value => ({ value, label: t(roleText[value]) }))}
      />
      <Button type="submit" variant="secondary">
        {t(staffText.setRole)}
        <VisuallyHidden> {who}</VisuallyHidden>
      </Button>
    </Form>
  )
}
