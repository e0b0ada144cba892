import { slugOf } from 'backend/data-tools/slug'
import { BrokerNames, realBrandTest } from './broker-names.ts'
import { Random } from './random.ts'
import type { SampleClock } from './sample-clock.ts'
import { fillIn, joined, readSampleFile } from './sample-texts.ts'
import type { TextPair, Translated } from './sample-texts.ts'

interface ProviderTexts {
  note: TextPair
  heads: { does: TextPair; ask: TextPair }
  categories: Record<
    string,
    { suffixes: string[]; intros: TextPair[]; does: TextPair; ask: [en: string[], id: string[]] }
  >
}
type CountryRow = [code: string, ...rest: unknown[]]

export interface ProviderSketch {
  code: string
  name: string
  slug: string
  category: string
  countryCode: string
  intro: Translated
  content: Translated // markdown
  score: number | null
  createdAt: Date
}

const PER_CATEGORY = 12
const RATED = 0.8

/** Firms that serve brokers, with invented names. `isTaken` recognises names of brokers: no provider may look like a branch of one. */
export function sketchProviders(isTaken: (name: string) => boolean, clock: SampleClock): ProviderSketch[] {
  const random = new Random('providers')
  const names = new BrokerNames(new Random('provider names'))
  const isRealBrand = realBrandTest()
  const texts = readSampleFile<ProviderTexts>('provider-texts.json')
  const countries = readSampleFile<CountryRow[]>('broker-countries.json').map(([code]) => code)
  const nameWith = (suffix: string): string => {
    for (;;) {
      const { short } = names.next()
      const name = `${short} ${suffix}`
      if (!isTaken(short) && !isRealBrand(name)) return name
    }
  }
  return Object.entries(texts.categories).flatMap(([category, words], group) =>
    Array.from({ length: PER_CATEGORY }, (_, index) => {
      const name = nameWith(random.pick(words.suffixes))
      return {
        code: `p${1001 + group * 100 + index}`,
        name,
        slug: slugOf(name),
        category,
        countryCode: random.pick(countries),
        intro: fillIn(random.pick(words.intros), {}),
        content: contentOf(texts, category, name),
        score: random.chance(RATED)
          ? Math.round(Math.min(9.4, Math.max(3, random.around(6.8, 1.2))) * 100) / 100
          : null,
        createdAt: clock.daysAgo(10 + random.next() * 900),
      }
    }),
  )
}

function contentOf({ note, heads, categories }: ProviderTexts, category: string, name: string): Translated {
  const { does, ask } = categories[category]!
  const list = (questions: string[]): string =>
    questions.map((question, index) => `${index + 1}. ${question}`).join('\n')
  const heading = (pair: TextPair): Translated => fillIn([`## ${pair[0]}`, `## ${pair[1]}`], {})
  return joined(
    [
      fillIn(note, { name }),
      heading(heads.does),
      fillIn(does, { name }),
      heading(heads.ask),
      { en: list(ask[0]), id: list(ask[1]) },
    ],
    '\n\n',
  )
}
