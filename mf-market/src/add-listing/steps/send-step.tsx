import { LISTING_DAYS } from 'calls/entities/market-listing'
import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { addText } from '../../strings/keys.ts'
import { ListingPreview } from '../preview/listing-preview.tsx'
import type { StepProps } from '../step-props.ts'
import { StepForm } from './step-form.tsx'

/** The listing as others will see it, and the button that sends it. */
export function SendStep(props: StepProps) {
  const t = useText()
  const { data, state } = props
  return (
    <StepForm {...props} step={4}>
      <ListingPreview data={data} state={state} />
      <p>{t(addText.contactIs, { contact: state.values.contact ?? '' })}</p>
      <Note title={t(addText.whatHappensNext)}>{t(addText.whatHappensNextMore, { days: LISTING_DAYS })}</Note>
    </StepForm>
  )
}
