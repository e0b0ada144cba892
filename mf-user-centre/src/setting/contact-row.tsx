import type { ContactKind } from 'calls/account-forms/setting/change-contact'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { ListRow } from '../account/list-row.tsx'
import { settingText } from '../strings/keys.ts'
import { ContactForm } from './contact-form.tsx'

interface ContactRowProps {
  kind: ContactKind
  label: string
  /** Masked; null if there is none. */
  value: string | null
  /** Its form is open in place of the row. */
  open: boolean
  hasPassword: boolean
}

/** The email address or phone number for logging in, with a link to change it: the form has its own address, so it needs no JavaScript. */
export function ContactRow({ kind, label, value, open, hasPassword }: ContactRowProps) {
  const t = useText()
  // Replacing one requires the password, and an account may have none.
  const mayChange = hasPassword || value === null
  const action = mayChange && !open && (
    <Button variant="secondary" small to={`?change=${kind}#${kind}`} preventScrollReset>
      {t(value ? settingText.change : settingText.add)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </Button>
  )
  if (open && mayChange)
    return (
      <li>
        <ContactForm kind={kind} label={label} isNew={value === null} />
      </li>
    )
  return (
    <ListRow action={action}>
      <Text as="div" size="sm" tone="quiet">
        {label}
      </Text>
      {value ? (
        <Text as="div" weight="medium">
          <bdi>{value}</bdi>
        </Text>
      ) : (
        <Text as="div" tone="quiet">
          {t(settingText.notGiven)}
        </Text>
      )}
    </ListRow>
  )
}
