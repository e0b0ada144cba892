import { fieldsOf } from 'calls/market/listing-fields'
import { KindField } from '../fields/kind-field.tsx'
import type { StepProps } from '../step-props.ts'
import { StepForm } from './step-form.tsx'

/** The fields of the kind, in the order of their declaration. */
export function FactsStep(props: StepProps) {
  const { data, state, answer } = props
  return (
    <StepForm {...props} step={1}>
      {fieldsOf(data.type).map(field => (
        <KindField key={field.name} field={field} data={data} state={state} errors={answer?.errors ?? {}} />
      ))}
    </StepForm>
  )
}
