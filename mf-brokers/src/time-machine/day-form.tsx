import { Form } from 'react-router-dom'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { TextField } from 'ui/text-field'
import { timeMachinePath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import { dayField, type TimeMachineData } from './load-time-machine.ts'

/** The choice of a day: a GET form, also without JavaScript. What is wrong with a day that cannot be shown stands at the field. */
export function DayForm({ data: { broker, date, listed, past } }: { data: TimeMachineData }) {
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const refused = past && 'refused' in past ? past.refused : undefined
  return (
    <Panel title={t(brokersText.recordOfDay)}>
      <Form key={date} method="get" action={href(timeMachinePath(broker))}>
        <Stack gap="s">
          <Text as="p" size="sm" tone="quiet">
            {t(brokersText.timeMachineHow)}
          </Text>
          <TextField
            label={t(brokersText.day)}
            name={dayField}
            type="date"
            required
            min={listed?.from}
            max={listed?.to}
            defaultValue={date ?? ''}
            help={listed ? t(brokersText.listedSince, { date: formatDate(listed.from) }) : undefined}
            error={date === null ? t(brokersText.dayForm) : refused}
          />
          <div>
            <Button type="submit">{t(brokersText.showRecord)}</Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}
