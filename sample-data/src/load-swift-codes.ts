import { slugOf } from 'backend/data-tools/slug'
import { BrokerNames } from './broker-names.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'
import { readSampleFile } from './sample-texts.ts'

/** All sample banks begin with these letters, which no bank uses, and have the word in their names: nobody may pay by an invented code. */
const PREFIX = 'ZZ'
const MARK = 'Sample Bank'
const BANKS = 120
const MOST_ABROAD = 2
const MOST_BRANCHES = 5
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Second characters of a location that have no special meaning. */
const LOCATION_SIGNS = `3456789${LETTERS}`

/** Loads invented banks with their SWIFT codes: head offices, branches, and subsidiaries abroad. */
export async function loadSwiftCodes({ queries }: LaterScene): Promise<void> {
  const random = new Random('swift codes')
  const names = new BrokerNames(new Random('swift bank names'))
  const places = Object.entries(readSampleFile<Record<string, string[]>>('swift-places.json'))
  const rows = new RowLoader(queries, 'swift_codes')
  for (let index = 0; index < BANKS; index += 1) {
    const bank = `${names.next().short} ${MARK}`
    const letters = PREFIX + LETTERS[Math.floor(index / LETTERS.length)] + LETTERS[index % LETTERS.length]
    for (const [country, cities] of random.some(places, 1 + random.between(0, MOST_ABROAD))) {
      const location = LETTERS[random.between(0, LETTERS.length - 1)]! + random.pick([...LOCATION_SIGNS])
      const offices = ['XXX', ...Array.from({ length: random.between(0, MOST_BRANCHES) }, (_, n) => `B0${n + 1}`)]
      for (const branch of offices) {
        const city = branch === 'XXX' ? cities[0]! : random.pick(cities)
        await rows.add({
          code: letters + country + location + branch,
          bank,
          bank_slug: slugOf(bank),
          branch: branch === 'XXX' ? null : `${city} branch`,
          city,
          city_slug: slugOf(city),
          address: null,
          sample: true,
        })
      }
    }
  }
  await rows.finish()
}
