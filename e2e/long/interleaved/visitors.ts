import type { SignedInReader } from './readers.ts'

/** Which release of the area that is moved a visitor gets; `either` while they may draw a place in the canary. */
export type ReleaseChoice = 'stable' | 'canary' | 'either' | 'pinned'

/** One of the visitors whose requests are interleaved. */
export interface Visiting {
  name: string
  /** Share of all requests. */
  weight: number
  headers: Record<string, string>
  /** Language that their browser is set to. */
  browserLang: 'en' | 'id'
  /** Country of their address, alpha-2 in lower case. */
  country: 'gb' | 'id'
  siteVariant: number
  release: ReleaseChoice
  /** Undefined: not logged in. */
  reader?: SignedInReader
  /** Asks only for this many addresses, those that are asked for most. */
  mostPages?: number
  /** Pages of visitors who are not logged in and not pinned may be stored. */
  isShared: boolean
}

export const otherVariant = { host: 'other-variant.example', number: 2 }
const addresses = { gb: '81.2.69.142', id: '36.68.0.1' } as const
const languages = { en: 'en-GB,en;q=0.9', id: 'id-ID,id;q=0.9,en;q=0.5' } as const
/** Places in a canary: the first visitors are the first in, the last are in only if it is for everybody. */
const buckets = { first: 'bucket=0', last: 'bucket=9999' }

interface Given {
  weight: number
  lang: 'en' | 'id'
  country: 'gb' | 'id'
  cookies?: string[]
  host?: string
}

function visitor({ weight, lang, country, cookies = [], host }: Given, name: string): Visiting {
  const cookie = [...cookies, ...(cookies.length > 0 ? [`CURRIPCOUNTRY=${country}`] : [])].join('; ')
  return {
    name,
    weight,
    headers: {
      'X-Forwarded-For': addresses[country],
      'Accept-Language': languages[lang],
      ...(cookie && { Cookie: cookie }),
      ...(host !== undefined && { Host: host }),
    },
    browserLang: lang,
    country,
    siteVariant: host === undefined ? 1 : otherVariant.number,
    release: 'stable',
    isShared: true,
  }
}

/** All visitors: two who are logged in, two languages and countries, first visits, a canary, a pinned release, another site variant. */
export function allVisitors([one, two]: readonly [SignedInReader, SignedInReader], pin: string): Visiting[] {
  const { first, last } = buckets
  const loggedIn = (reader: SignedInReader, given: Omit<Given, 'weight'>, name: string): Visiting => ({
    ...visitor({ ...given, weight: 8, cookies: [reader.cookie, last] }, name),
    reader,
    isShared: false,
  })
  return [
    loggedIn(one, { lang: 'en', country: 'gb' }, 'logged in, English, from the UK'),
    loggedIn(two, { lang: 'id', country: 'id' }, 'logged in, Indonesian, from Indonesia'),
    visitor({ weight: 26, lang: 'en', country: 'gb', cookies: [last] }, 'English, from the UK'),
    visitor({ weight: 26, lang: 'id', country: 'id', cookies: [last] }, 'Indonesian, from Indonesia'),
    { ...visitor({ weight: 7, lang: 'en', country: 'id' }, 'first visit, English, from Indonesia'), release: 'either' },
    { ...visitor({ weight: 7, lang: 'id', country: 'gb' }, 'first visit, Indonesian, from the UK'), release: 'either' },
    { ...visitor({ weight: 6, lang: 'en', country: 'gb', cookies: [first] }, 'in the canary'), release: 'canary' },
    {
      ...visitor(
        { weight: 4, lang: 'en', country: 'gb', cookies: [last], host: otherVariant.host },
        'other site variant',
      ),
      mostPages: 12,
    },
    {
      ...visitor({ weight: 6, lang: 'en', country: 'gb', cookies: [pin, last] }, 'pinned to another release'),
      release: 'pinned',
      isShared: false,
    },
  ]
}
