import { offeredCurrencies } from 'calls/calculators/instruments'
import { searchDetail } from 'calls/search'
import { forextoolsTradecost, MOST_COMPARED } from 'calls/trade-costs'
import { readTyped } from 'shared-state/forms/typed-number'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { costsAddress } from './costs-path.ts'

/** Longer texts are not looked at. */
const MOST_TYPED = 64
const MOST_CODES = 250
const lotsRange = { least: 0.01, most: 1000 }

/**
 * What a trade of `?lots=` costs at the brokers of `?codes=`, or at those that lead by score. `?add=` adds the best match of a name and redirects
 * (302); it works without JavaScript.
 */
export async function loadCosts({ url, lang, api, signal }: LoadContext) {
  const typedIn = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, MOST_TYPED)
  const typedLots = typedIn('lots')
  // A link has a plain number, the form the visitor's own notation.
  const given = typedLots === '' ? 1 : /^\d+(\.\d+)?$/.test(typedLots) ? Number(typedLots) : readTyped(typedLots, lang)
  const isWithin = given >= lotsRange.least && given <= lotsRange.most
  const lots = isWithin ? given : 1
  const account = (offeredCurrencies as readonly string[]).includes(typedIn('account')) ? typedIn('account') : 'USD'
  const codes = (url.searchParams.get('codes') ?? '')
    .slice(0, MOST_CODES)
    .split(',')
    .filter(code => /^[0-9A-Za-z]{1,20}$/.test(code))
    .slice(0, MOST_COMPARED)
  const add = typedIn('add')
  const found = add
    ? await api.call(searchDetail, { type: 'broker', keyword: add, pageSize: 1 }, { signal })
    : undefined
  const answer = await api.call(forextoolsTradecost, { lots, account, ...(codes.length > 0 && { codes }) }, { signal })
  const hit = found?.items[0]
  if (hit) {
    const shown = answer.items.map(({ broker }) => broker.code)
    const all = [hit.code, ...shown.filter(code => code !== hit.code)].slice(0, MOST_COMPARED)
    throw redirectTo(`/${lang}${costsAddress({ lots, account, codes: all })}`)
  }
  return { typedLots, isWithin, query: { lots, account, codes }, add, isNotFound: add !== '' && !hit, ...answer }
}

export type CostsData = Awaited<ReturnType<typeof loadCosts>>
