import { listingLengths } from 'calls/market/listing-fields'
import { useText } from 'shared-state/runtime'
import { CountedField } from 'ui/post-form/counted-field'
import { SelectField } from 'ui/select-field'
import { addText, marketText } from '../../strings/keys.ts'
import type { StepProps } from '../step-props.ts'
import { StepForm } from './step-form.tsx'

/** The fields that every listing has. */
export function TextStep(props: StepProps) {
  const t = useText()
  const { data, state, answer } = props
  const counted = (name: keyof typeof listingLengths, label: number, help: number) => {
    const [least, most] = listingLengths[name]
    return {
      label: t(label),
      name,
      least,
      most,
      help: t(help, { least, most }),
      defaultValue: state.values[name] ?? '',
      error: answer?.errors[name],
      countText: (typed: string, limit: string) => t(addText.typedOf, { typed, limit }),
    }
  }
  return (
    <StepForm {...props} step={2}>
      <CountedField {...counted('title', addText.title, addText.titleHelp)} />
      <CountedField {...counted('content', marketText.description, addText.contentHelp)} rows={10} />
      <SelectField
        label={t(marketText.country)}
        name="countryCode"
        help={t(addText.countryHelp)}
        placeholder={t(addText.chooseCountry)}
        options={data.countries}
        defaultValue={state.values.countryCode ?? ''}
        error={answer?.errors.countryCode}
      />
      <CountedField {...counted('contact', marketText.contact, addText.contactHelp)} />
    </StepForm>
  )
}
