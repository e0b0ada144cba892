import { useText } from 'shared-state/runtime'
import { Stack } from 'ui/stack'
import { TextField } from 'ui/text-field'
import { exposureText } from '../../strings/keys.ts'
import { StepTitle } from '../publish-steps.tsx'
import { StepForm } from '../step-form.tsx'
import type { StepProps } from '../step-props.ts'
import { BrokerSearch } from './broker-search.tsx'
import { ChosenBroker } from './chosen-broker.tsx'

/** The broker: one of the list, found by its name, or a free name. */
export function BrokerStep({ data, answer }: StepProps) {
  const t = useText()
  const { broker, post } = data
  return (
    <Stack gap="l">
      <StepTitle step={1} />
      <BrokerSearch data={data} />
      <StepForm intent="broker" data={data} answer={answer}>
        {broker ? (
          <ChosenBroker code={data.query.code} broker={broker} error={answer?.errors.traderCode} />
        ) : (
          <TextField
            label={t(exposureText.brokerNotListed)}
            name="brokerName"
            maxLength={100}
            autoComplete="off"
            help={t(exposureText.brokerNameHelp)}
            defaultValue={answer?.values.brokerName ?? post.brokerName}
            error={answer?.errors.brokerName ?? answer?.errors.traderCode}
          />
        )}
      </StepForm>
    </Stack>
  )
}
