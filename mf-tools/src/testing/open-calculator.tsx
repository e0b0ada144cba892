import { instrumentOf, offeredCurrencies, offeredSymbols } from 'calls/calculators/instruments'
import type { forextoolsIndexinit } from 'calls/tools'
import type { CallOutput } from 'shared-state/api/declare-call'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import type { Language } from 'shared-state/i18n/languages'
import { area } from '../area.tsx'
import { calculatorPath } from '../calculator-path.ts'
import en from '../strings/en.json'
import id from '../strings/id.json'

export const sampleOffer: CallOutput<typeof forextoolsIndexinit> = {
  tools: [],
  pairs: offeredSymbols.map(pair => {
    const { pip, contractSize, lotStep } = instrumentOf(pair)
    return { pair, pip, contractSize, lotStep }
  }),
  currencies: [...offeredCurrencies],
  rates: { EURUSD: 1.16, GBPUSD: 1.3, USDJPY: 150, USDIDR: 16_000 },
  ratesAt: '2026-11-02T00:00:00Z',
  source: 'sample',
  configured: true,
}

interface Options {
  lang?: Language
  offer?: CallOutput<typeof forextoolsIndexinit>
}

/** Opens a calculator like the shell: its loader, then its page. `query` starts with '?' or is empty. */
export async function openCalculator(code: string, query = '', { lang = 'en', offer = sampleOffer }: Options = {}) {
  const route = area.routes.find(({ path }) => `/${path}` === calculatorPath(code))!
  const path = `/${lang}${calculatorPath(code)}${query}`
  const store = testStore({ lang, strings: lang === 'en' ? en : id, answers: { 'forextools.indexinit': offer } })
  const url = new URL(path, 'http://localhost')
  const signal = new AbortController().signal
  const data = await route.load!({ params: {}, url, lang, api: store.api, store, signal })
  await route.page.load()
  window.history.replaceState(null, '', path)
  const Page = route.page
  return renderPart(<Page />, { at: path, data, store })
}
