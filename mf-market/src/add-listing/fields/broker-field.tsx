import { Search } from '@lucide/icons'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import { useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { FieldError } from 'ui/field'
import { RadioGroup } from 'ui/radio-group'
import { Stack } from 'ui/stack'
import { TextField } from 'ui/text-field'
import { WorstState } from 'ui/worst-state'
import { addText } from '../../strings/keys.ts'
import type { AddState } from '../add-state.ts'
import { searchNames } from '../form-fields.ts'

interface BrokerFieldProps {
  label: string
  name: string
  help: string | undefined
  error: string | undefined
  state: AddState
}

/** A listed broker: searched by name, then chosen from what was found. The search is a step of the form, so nothing that is typed is lost. */
export function BrokerField({ label, name, help, error, state: { values, found, chosen } }: BrokerFieldProps) {
  const t = useText()
  const offered = [...(found ?? []), ...(chosen && !found?.some(({ code }) => code === chosen.code) ? [chosen] : [])]
  const options = [
    ...offered.map(broker => ({ value: broker.code, label: <Offer broker={broker} /> })),
    { value: '', label: t(addText.noBroker) },
  ]
  return (
    <Stack>
      <TextField
        label={t(addText.findBroker)}
        name={searchNames.keyword}
        type="search"
        maxLength={64}
        autoComplete="off"
        optional
        help={help}
        defaultValue={values[searchNames.keyword] ?? ''}
      />
      <input type="hidden" name={searchNames.searched} value={values[searchNames.searched] ?? ''} />
      <div>
        <Button type="submit" name="go" value="find" variant="secondary" icon={Search}>
          {t(addText.search)}
        </Button>
      </div>
      {found?.length === 0 && <p role="status">{t(addText.noBrokerFound)}</p>}
      {offered.length > 0 ? (
        <RadioGroup label={label} name={name} options={options} defaultValue={chosen?.code ?? ''} error={error} />
      ) : (
        error && <FieldError id={undefined}>{error}</FieldError>
      )}
    </Stack>
  )
}

function Offer({ broker }: { broker: BrokerListEntry }) {
  const { lang } = useLocale()
  return (
    <>
      <bdi>{accusedName(broker, lang)}</bdi> <WorstState broker={broker} onlyFindings />
    </>
  )
}
