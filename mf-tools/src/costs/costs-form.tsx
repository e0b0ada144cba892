import { Form } from 'react-router-dom'
import { offeredCurrencies } from 'calls/calculators/instruments'
import { toTyped } from 'shared-state/forms/typed-number'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { NumberField } from 'ui/number-field'
import { Panel } from 'ui/panel'
import { SelectField } from 'ui/select-field'
import { Stack } from 'ui/stack'
import { TextField } from 'ui/text-field'
import { toolsText } from '../strings/keys.ts'
import styles from './costs-form.module.css'
import { costsPath } from './costs-path.ts'
import type { CostsData } from './load-costs.ts'

/** The trade, and a further broker to compare. Works without JavaScript. */
export function CostsForm({ data: { query, typedLots, isWithin, add, isNotFound } }: { data: CostsData }) {
  const t = useText()
  const href = useHref()
  const { lang } = useStore().visitor
  const { lots, account, codes } = query
  return (
    <Panel>
      <Form method="get" action={href(costsPath)} key={JSON.stringify(query)}>
        {codes.length > 0 && <input type="hidden" name="codes" value={codes.join()} />}
        <Stack>
          <div className={styles.fields}>
            <NumberField
              label={t(toolsText.size)}
              name="lots"
              after={t(toolsText.lotsUnit)}
              defaultValue={isWithin ? toTyped(lots, lang) : typedLots}
              error={isWithin ? undefined : t(toolsText.lotsOutOfRange)}
            />
            <SelectField
              label={t(toolsText.account)}
              name="account"
              defaultValue={account}
              options={offeredCurrencies.map(value => ({ value, label: value }))}
            />
            <TextField
              label={t(toolsText.addBroker)}
              name="add"
              defaultValue={add}
              maxLength={64}
              autoComplete="off"
              optional
              error={isNotFound ? t(toolsText.noSuchBroker) : undefined}
            />
          </div>
          <div>
            <Button type="submit">{t(toolsText.compareCosts)}</Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}
