import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { dataKinds } from './data-kinds.ts'

const broker = {
  code: 'a1',
  show_name: 'Tarn Markets',
  legal_name: 'Tarn Ltd',
  country_code: '36',
  licence_status: 'regulated',
}
const problemOf = (kind: keyof typeof dataKinds, values: object) => {
  const checked = dataKinds[kind].check(values as Record<string, unknown>)
  return 'problem' in checked ? checked.problem : undefined
}

test('an imported broker row gets default values for missing columns', () => {
  expect(dataKinds.brokers.check(broker)).toEqual({
    names: ['code a1'],
    row: {
      code: 'a1',
      short_name: 'Tarn Markets',
      show_name: 'Tarn Markets',
      slug: 'tarn-markets',
      legal_name: 'Tarn Ltd',
      country_code: '036',
      licence_status: 'regulated',
      risk_level: 'high',
      socials: [],
      emails: [],
      phones: [],
      claimed: false,
      cooperative: false,
      tags: [],
      platforms: [],
      sample: false,
    },
  })
})

test.each<[object, RegExp]>([
  [{ code: undefined }, /^code: is missing$/],
  [{ code: 'Login' }, /^code: is the name of a section/],
  [{ show_name: '  ' }, /^show_name: is empty$/],
  [{ show_name: 'a\u0000b' }, /^show_name: has characters that are not text/],
  [{ show_name: 'a\uFFFDb' }, /^show_name: has characters that are not text/],
  [{ show_name: '\uD800' }, /^show_name: has characters that are not text/],
  [{ country_code: '999' }, /^country_code: is not an ISO 3166 country/],
  [{ score: 10.5 }, /^score: must be from 0 to 10$/],
  [{ score: 7.123 }, /^score: has more than two decimals$/],
  [{ score: '7' }, /^score: must be a number$/],
  [{ score: NaN }, /^score: must be a number$/],
  [{ founded_year: 2001.5 }, /^founded_year: must be a whole number/],
  [{ licence_status: 'fine' }, /^licence_status: must be one of regulated, /],
  [{ website: 'javascript:alert(1)' }, /^website: must be a web address/],
  [{ socials: ['https://a.example', 'ftp://b'] }, /^socials: entry 2 must be a web address/],
  [{ emails: ['a@b.example', 'a@b.example'] }, /^emails: has a duplicate entry$/],
  [{ phones: ['+1|2'] }, /^phones: contains '\|'/],
  [{ created_at: '2025-02-30T10:00:00Z' }, /^created_at: is not a valid date/],
  [{ created_at: '2025-02-20 10:00' }, /^created_at: must be a date and time/],
  [{ colour: 'red' }, /^no such column: colour$/],
  [{ code: 'a-b', score: 11 }, /^code: .+; score: .+/],
])('an imported broker row with %j is rejected', (change, words) => {
  expect(problemOf('brokers', { ...broker, ...change })).toMatch(words)
})

test('the import checks rules that span several columns', () => {
  const regulator = {
    regulator_id: 1,
    code: '1001',
    name: 'N',
    abbreviation: 'N',
    country: 'C',
    two_char_code: 'GB',
    host: 'www.n.example',
    tier: 1,
  }
  expect(problemOf('regulators', regulator)).toBeUndefined()
  expect(problemOf('regulators', { ...regulator, note_en: 'x' })).toMatch(/both or neither/)
  const licence = {
    broker_code: 'a1',
    regulator_id: 1,
    licence_no: '7',
    type: 'full',
    status: 'regulated',
    entity_name: 'E',
    two_char_code: 'GB',
  }
  expect(problemOf('licences', { ...licence, effective_at: '2020-01-02', expires_at: '2020-01-01' })).toMatch(
    /before effective_at/,
  )
})

describe('docs/data.md', () => {
  const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8')
  test.each(Object.values(dataKinds))('docs/data.md describes every column of $name and has a valid example', kind => {
    const section =
      page.split(/^## /m).find(part => part.startsWith(kind.name[0]!.toUpperCase() + kind.name.slice(1))) ?? ''
    const described = [...section.matchAll(/^\| `(.+?)` \|/gm)].flatMap(([, cell]) => cell!.split('`, `'))
    expect(described).toEqual(Object.keys(kind.forms))
    const example = /```json\n([^`]+)\n```/.exec(section)?.[1] ?? ''
    expect(kind.check(JSON.parse(example))).toHaveProperty('row')
  })
})
