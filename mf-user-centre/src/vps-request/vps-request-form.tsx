import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { VpsPlan } from 'calls/entities/vps-plan'
import { accountNumberLength, VPS_NOTE_LENGTH } from 'calls/vps-requests'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { RadioGroup } from 'ui/radio-group'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { AccountForm } from '../account/account-form.tsx'
import { brokerPath } from '../addresses.ts'
import { settingText, vpsRequestText } from '../strings/keys.ts'

interface VpsRequestFormProps {
  broker: BrokerListEntry
  plans: readonly VpsPlan[]
  formKey: string
}

/** The form that asks a broker for one of its plans. */
export function VpsRequestForm({ broker, plans, formKey }: VpsRequestFormProps) {
  const t = useText()
  const href = useHref()
  const { formatMoney, formatNumber } = useLocale()
  const options = plans.map(({ code, provider, countryName, latencyMs, price }) => ({
    value: code,
    label: <bdi>{provider}</bdi>,
    help: t(vpsRequestText.planFacts, {
      country: countryName,
      latency: formatNumber(latencyMs, { maximumFractionDigits: 1 }),
      price: formatMoney(price),
    }),
  }))
  const cancel = (
    <Button variant="ghost" to={href(brokerPath(broker))}>
      {t(settingText.cancel)}
    </Button>
  )
  return (
    <AccountForm intent="ask" variant="primary" submitText={t(vpsRequestText.send)} actions={cancel}>
      {answer => (
        <>
          <input type="hidden" name="formKey" value={formKey} />
          <RadioGroup
            label={t(vpsRequestText.plan)}
            name="planCode"
            options={options}
            defaultValue={answer?.values.planCode ?? (plans.length === 1 ? plans[0]!.code : undefined)}
            error={answer?.errors.planCode}
          />
          <TextField
            label={t(vpsRequestText.account)}
            name="accountNumber"
            maxLength={accountNumberLength[1]}
            autoComplete="off"
            help={t(vpsRequestText.accountHelp)}
            defaultValue={answer?.values.accountNumber}
            error={answer?.errors.accountNumber}
          />
          <TextareaField
            label={t(vpsRequestText.note)}
            name="note"
            rows={3}
            optional
            maxLength={VPS_NOTE_LENGTH}
            help={t(vpsRequestText.noteHelp)}
            defaultValue={answer?.values.note}
            error={answer?.errors.note}
          />
          <CheckboxField
            label={t(vpsRequestText.consent, { name: broker.showName })}
            name="consent"
            value="1"
            defaultChecked={answer?.values.consent === '1'}
            error={answer?.errors.consent}
          />
        </>
      )}
    </AccountForm>
  )
}
