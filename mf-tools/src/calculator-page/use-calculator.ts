import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useHref, usePageData, useStore } from 'shared-state/runtime'
import { answerTexts } from './answer-texts.ts'
import { changedTexts } from './changed-texts.ts'
import type { Calculator } from '../calculator/declare-calculator.ts'
import type { Texts } from '../calculator/fields.ts'
import { useWords } from '../calculator/figures.ts'
import type { CalculatorData, loadCalculator } from './load-calculator.ts'
import { addressOf } from './texts.ts'

/** Pause in typing before the address is updated, in ms: browsers limit how often an address may change. */
const addressDelayMs = 300

/** The form and its result, on the server and from the first keystroke on in the browser. The address follows. */
export function useCalculator(calculator: Calculator) {
  const data = usePageData<typeof loadCalculator>()
  const { lang } = useStore().visitor
  const words = useWords()
  const href = useHref()
  // Edited texts belong to the page they were typed on; another address brings its own texts.
  const [edited, setEdited] = useState<{ on: CalculatorData; texts: Texts }>()
  const isEdited = edited?.on === data
  const texts = isEdited ? edited.texts : data.texts
  // What is typed appears at once; the answer may follow a moment later on a slow phone.
  const solved = useDeferredValue(texts)
  const outcome = useMemo(() => {
    const { answer, errors } = answerTexts(calculator, solved, lang, data.rates, words)
    return { answer, errors, shown: answer?.show(words) }
  }, [calculator, solved, lang, data.rates, words])
  const path = addressOf(calculator, solved, lang)
  const address = href(path)
  useEffect(() => {
    if (!isEdited) return
    // The router's own state is kept, so that back and forward work; navigating with the router would call the server each time.
    const timer = setTimeout(() => history.replaceState(history.state, '', address), addressDelayMs)
    return () => clearTimeout(timer)
  }, [isEdited, address])
  const changed = (field: string, text: string) =>
    changedTexts(calculator, texts, { field, text, lang, rates: data.rates })
  return {
    calculator,
    data,
    texts,
    path,
    address,
    isEdited,
    ...outcome,
    addressWith: (field: string, text: string) => href(addressOf(calculator, changed(field, text), lang)),
    change: (field: string, text: string) => setEdited({ on: data, texts: changed(field, text) }),
  }
}

export type CalculatorState = ReturnType<typeof useCalculator>
