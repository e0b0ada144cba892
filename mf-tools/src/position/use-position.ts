import { useEffect, useState } from 'react'
import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { describePosition } from './describe-position.ts'
import type { loadPosition, PositionData } from './load-position.ts'
import { addressOf, changedTexts, questionOf, type PositionField, type PositionTexts } from './position-query.ts'
import { solvePosition } from './solve-position.ts'

/** Pause in typing before the address is updated, in ms: browsers limit how often an address may change. */
const addressDelayMs = 300

/** The form and its result: from the server at first, calculated here from the first keystroke on. The address follows. */
export function usePosition() {
  const data = usePageData<typeof loadPosition>()
  const { lang } = useStore().visitor
  const { formatNumber } = useLocale()
  const t = useText()
  const href = useHref()
  // Edited texts belong to the page they were typed on; another address brings its own texts.
  const [edited, setEdited] = useState<{ on: PositionData; texts: PositionTexts }>()
  const isEdited = edited?.on === data
  const texts = isEdited ? edited.texts : data.texts
  const question = questionOf(texts, lang)
  const outcome = isEdited ? solvePosition(question, data.rates, { t, formatNumber }) : data.outcome
  const address = href(addressOf(texts, lang))
  useEffect(() => {
    if (!isEdited) return
    // The router's own state is kept, so that back and forward work; navigating with the router would call the server each time.
    const timer = setTimeout(() => history.replaceState(history.state, '', address), addressDelayMs)
    return () => clearTimeout(timer)
  }, [isEdited, address])
  return {
    data,
    texts,
    address,
    errors: outcome.errors,
    position: outcome.answer && describePosition(question, outcome.answer, data.rates),
    addressWith: (change: Partial<PositionTexts>) => href(addressOf({ ...texts, ...change }, lang)),
    change: (field: PositionField, text: string) => setEdited({ on: data, texts: changedTexts(texts, field, text) }),
  }
}

export type PositionForm = ReturnType<typeof usePosition>
