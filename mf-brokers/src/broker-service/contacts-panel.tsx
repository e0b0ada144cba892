import { Eye } from '@lucide/icons'
import { Form, useNavigation } from 'react-router-dom'
import { useFormAnswer, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DescriptionList, type Fact } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { ExternalLink } from 'ui/external-link/external-link'
import { brokersText } from '../strings/keys.ts'
import type { Contacts, ContactsAnswer } from './ask-contacts.ts'

/** A broker's contact details, shown on request. `claimed`: the broker has an account on this site that answers users. */
export function ContactsPanel({ claimed }: { claimed: boolean }) {
  const t = useText()
  const answer = useFormAnswer() as ContactsAnswer | undefined
  const isAsking = useNavigation().state === 'submitting'
  const contacts = answer && 'contacts' in answer ? answer.contacts : undefined
  const refused = answer && 'refused' in answer ? answer.refused : undefined
  return (
    <Panel
      id="contacts"
      title={t(brokersText.howToReach)}
      aside={claimed && <Tag tone="info">{t(brokersText.answersHere)}</Tag>}
      footer={t(brokersText.serviceUnknown)}
    >
      {contacts ? (
        <ContactFacts contacts={contacts} />
      ) : (
        <Stack>
          {refused && (
            <Note tone="bad" live>
              {refused}
            </Note>
          )}
          <Text as="p" size="sm" tone="quiet">
            {t(brokersText.reachWhy)}
          </Text>
          <Form method="post" preventScrollReset>
            <Button type="submit" variant="secondary" icon={Eye} busy={isAsking}>
              {t(brokersText.showContacts)}
            </Button>
          </Form>
        </Stack>
      )}
    </Panel>
  )
}

function ContactFacts({ contacts: { emails, phones, address, website, socials } }: { contacts: Contacts }) {
  const t = useText()
  const facts: Fact[] = [
    ...emails.map((email, index) => ({
      label: labelOf(t(brokersText.email), index, emails),
      value: (
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      ),
    })),
    ...phones.map((phone, index) => ({
      label: labelOf(t(brokersText.phone), index, phones),
      value: (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi>{phone}</bdi>
        </a>
      ),
    })),
    ...(address ? [{ label: t(brokersText.address), value: address }] : []),
    ...(website ? [{ label: t(brokersText.website), value: <ExternalLink url={website} /> }] : []),
    ...socials.map(({ name, url }) => ({ label: name, value: <ExternalLink url={url} /> })),
  ]
  if (facts.length === 0)
    return <EmptyState title={t(brokersText.noContacts)}>{t(brokersText.noContactsWhy)}</EmptyState>
  return (
    <div role="status">
      <DescriptionList facts={facts} />
    </div>
  )
}

/** Several contacts of one kind are numbered, so that each has a unique name. */
const labelOf = (label: string, index: number, all: readonly string[]) =>
  all.length > 1 ? `${label} ${index + 1}` : label
