import type { MarketType } from 'calls/entities/market-listing'
import { openAddress, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { listOf, now, viewer } from './open-market.tsx'
import { pellworth } from './sample-listing.ts'
import { harrow } from './sample-survey.ts'

const countries = {
  groups: [{ letter: '', items: [{ countryCode: '360', twoCharCode: 'ID', name: 'Indonesia' }] }],
}
export const regulator = { code: 'bappebti', slug: 'bappebti', name: 'Commodity regulator', abbreviation: 'BAPPEBTI' }
const brokers = [pellworth, harrow]
export const image = { imageId: 'i1', url: '/images/i1.webp', thumb: '/images/i1.webp', width: 9, height: 9 }

interface AddOptions {
  query?: string
  answers?: Answers
  isLoggedIn?: boolean
}

/** Opens the form for a listing of a kind like a visitor, with its loader and its steps. `sent` collects the calls that write. */
export async function openAdd(type: MarketType, { query = '', answers = {}, isLoggedIn = true }: AddOptions = {}) {
  const sent: { call: string; input: Record<string, unknown>; key: string | undefined }[] = []
  const page = await openAddress(area, `/en/market/${type}/add.html${query}`, {
    only: 'market/:type/add.html',
    answers: {
      'home.countrylist': () => countries,
      'regulator.list': () => listOf([regulator]),
      'exposure.dropdown': ({ keyword }) => ({
        items: brokers.filter(({ showName }) => showName.toLowerCase().includes(String(keyword).toLowerCase())),
      }),
      'dealer.gettraderbycodes': ({ codes }) => ({ items: brokers.filter(({ code }) => String(codes) === code) }),
      'market.upload': () => ({ image }),
      [`market.${type.toLowerCase()}add`]: () => ({ listing: {}, message: 'Your listing was sent.' }),
      ...answers,
    },
    onCall: ({ name, method }, input, options) =>
      void (method === 'POST' && sent.push({ call: name, input, key: options?.idempotencyKey })),
    strings: { ...uiWords, ...en },
    user: isLoggedIn ? viewer : null,
    now,
  })
  return { ...page, sent }
}
