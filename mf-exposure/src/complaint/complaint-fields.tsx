import type { FormAnswer } from 'calls/account-forms/form-answer'
import { dealerComplaintupload } from 'calls/complaints'
import { useApi, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { PictureFields } from 'ui/picture-fields'
import { Text } from 'ui/text'
import { usePictures } from 'ui/use-pictures'
import { privatePath } from '../addresses.ts'
import { ChosenBroker } from '../post-form/chosen-broker.tsx'
import { AmountFields, ReasonField } from '../post-form/claim-fields.tsx'
import { ContactAndConsent } from '../post-form/contact-and-consent.tsx'
import { CountedField } from '../post-form/counted-field.tsx'
import { KeptForm } from '../post-form/kept-form.tsx'
import { exposureText } from '../strings/keys.ts'
import type { ComplaintFormData } from './load-complaint-form.ts'

interface ComplaintFieldsProps {
  data: ComplaintFormData & { broker: NonNullable<ComplaintFormData['broker']> }
  answer: FormAnswer | undefined
}

/** Fields that this tab keeps until they are sent: not the contact. */
const kept = ['reason', 'content', 'amount', 'currency']

/** The form for a private complaint about a chosen broker. */
export function ComplaintFields({ data: { broker, isLoggedIn, formKey }, answer }: ComplaintFieldsProps) {
  const t = useText()
  const api = useApi()
  const href = useHref()
  const pictures = usePictures({ upload: async file => (await api.call(dealerComplaintupload, { file })).image })
  const { traderCode, content, imageIds, captions, file } = answer?.errors ?? {}
  const sent = answer?.values.imageIds?.split('\n').filter(Boolean)
  return (
    <KeptForm
      intent="file"
      formKey={formKey}
      answer={answer}
      keeps={{ name: 'private', fields: kept }}
      busy={pictures.isBusy}
      files
      buttons={busy => (
        <Button type="submit" busy={busy}>
          {t(exposureText.sendPrivately)}
        </Button>
      )}
    >
      <ChosenBroker
        broker={broker}
        other={{ label: t(exposureText.otherBroker), to: href(privatePath) }}
        error={traderCode}
      />
      <ReasonField answer={answer} />
      <CountedField
        label={t(exposureText.whatHappened)}
        name="content"
        rows={8}
        least={50}
        most={5000}
        help={t(exposureText.privateContent)}
        defaultValue={answer?.values.content ?? ''}
        error={content}
      />
      <AmountFields answer={answer} help={t(exposureText.privateAmount)} optional />
      <div>
        <Text as="p">{t(exposureText.privateEvidence)}</Text>
        {isLoggedIn ? (
          <PictureFields pictures={pictures} sent={sent} error={imageIds ?? captions ?? file} captions />
        ) : (
          // Sent before the login: nobody but their owner may see them.
          sent?.map(imageId => <input key={imageId} type="hidden" name="imageIds" value={imageId} />)
        )}
      </div>
      <ContactAndConsent
        answer={answer}
        help={t(exposureText.privateContactHelp)}
        consent={t(exposureText.privateConsent)}
      />
    </KeptForm>
  )
}
