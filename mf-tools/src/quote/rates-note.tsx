import { isStale } from 'calls/calculators/rate-age'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { toolsText } from '../strings/keys.ts'
import type { Quotes } from './load-quote.ts'

/** Where the rates come from, their day, and whether they are too old. */
export function RatesNote({ quotes: { at, source, kind } }: { quotes: Quotes }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { now } = useStore().visitor.facts
  const date = formatDate(at)
  if (kind === 'sample')
    return (
      <Note tone="warn" title={t(toolsText.inventedRates)}>
        {t(toolsText.inventedRatesWhy, { date })}
      </Note>
    )
  if (isStale(at, now))
    return (
      <Note tone="warn" title={t(toolsText.oldRates, { date })}>
        {t(toolsText.oldRatesWhy, { source })}
      </Note>
    )
  return <Note title={t(toolsText.ratesOf, { date, source })}>{t(toolsText.ratesWhy)}</Note>
}
