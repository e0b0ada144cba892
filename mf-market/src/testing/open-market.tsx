import { openAddress, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'

/** The time of the tests. */
export const now = Date.parse('2026-11-19T20:00:00Z')

export const viewer = { userId: 'u9', nick: 'Rina', avatar: null, roles: [] } as never

const countries = { groups: [{ letter: '', items: [{ countryCode: '360', name: 'Indonesia' }] }] }

export const listOf = (items: readonly object[], total = items.length) => ({ items, total, pageIndex: 1, pageSize: 20 })

interface MarketOptions {
  answers?: Answers
  isLoggedIn?: boolean
}

/** Opens an address of the market like a visitor, with its loader and its forms. `sent` collects the calls that write, `read` those of lists. */
export async function openMarket(address: string, { answers = {}, isLoggedIn = false }: MarketOptions = {}) {
  const sent: { call: string; input: Record<string, unknown> }[] = []
  const read: { call: string; input: Record<string, unknown> }[] = []
  const page = await openAddress(area, address, {
    answers: {
      'home.countrylist': () => countries,
      'comment.list': () => listOf([]),
      'market.viewer': () => ({ applauded: false, reported: false, isAuthor: false }),
      'market.read': () => ({ readCount: 1 }),
      ...answers,
    },
    onCall: ({ name, method }, input) => {
      if (method === 'POST') sent.push({ call: name, input })
      if (name === 'market.list' || name === 'market.search') read.push({ call: name, input })
    },
    strings: { ...uiWords, ...en },
    user: isLoggedIn ? viewer : null,
    now,
  })
  return { ...page, sent, read }
}
