import { useHref, useText } from 'shared-state/runtime'
import { Stack } from 'ui/stack'
import { TextField } from 'ui/text-field'
import { publishPath } from '../addresses.ts'
import { BrokerSearch } from '../post-form/broker-search.tsx'
import { ChosenBroker } from '../post-form/chosen-broker.tsx'
import { exposureText } from '../strings/keys.ts'
import { publishAddress } from './publish-query.ts'
import { StepTitle } from './publish-steps.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** The broker: one of the list, found by its name, or a free name. */
export function BrokerStep({ data, answer }: StepProps) {
  const t = useText()
  const href = useHref()
  const { broker, found, post, query } = data
  const { code, keyword } = query
  const notListed = t(exposureText.brokerNotListed)
  return (
    <Stack gap="l">
      <StepTitle step={1} />
      <BrokerSearch path={publishPath} keep={{ ...(code && { code }), step: '1' }} keyword={keyword} found={found} />
      <StepForm intent="broker" data={data} answer={answer}>
        {broker ? (
          <ChosenBroker
            broker={broker}
            other={{ label: notListed, to: href(publishAddress({ code, step: 1, unlisted: true })) }}
            error={answer?.errors.traderCode}
          />
        ) : (
          <TextField
            label={notListed}
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
