import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { FormResult } from '../account/form-result.tsx'
import { RowAction } from '../account/row-action.tsx'
import { moderationText } from '../strings/keys.ts'
import type { Waiting } from './waiting.ts'

/** The button that shows the author's private contact and says that this is recorded; the contact in its place once it has been read. */
export function PrivateContact({ item: { kind, id } }: { item: Waiting }) {
  const t = useText()
  const answer = useFormAnswer() as FormAnswer | undefined
  const read = answer?.intent === 'contact' && answer.done
  const shown = read && answer.values.contact === '' ? moderationText.noContact : moderationText.contactIs
  return (
    <>
      <FormResult said={{ contact: shown }} />
      {!read && (
        <Row>
          <RowAction intent="contact" fields={{ kind, id }} label={t(moderationText.showContact)} />
          <Text size="sm" tone="quiet">
            {t(moderationText.contactRecorded)}
          </Text>
        </Row>
      )}
    </>
  )
}
