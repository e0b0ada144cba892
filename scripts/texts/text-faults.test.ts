import { covered, textFaults, type PartTexts } from './text-faults.ts'

const english = {
  10001: 'Home',
  10002: 'Page {{page}} of {{pages}}',
  '10003_one': 'One result.',
  '10003_other': '{{count}} results.',
}
const indonesian = { 10001: 'Beranda', 10002: 'Halaman {{page}} dari {{pages}}', '10003_other': '{{count}} hasil.' }
const french = {
  10001: 'Accueil',
  10002: 'Page {{page}} sur {{pages}}',
  '10003_one': '{{count}} résultat.',
  '10003_many': '{{count}} de résultats.',
  '10003_other': '{{count}} résultats.',
}

const keysFile = `export const text = {
  home: 10001,
  pageOf: 10002,

  results: 10003,
} as const`

/** The faults of valid texts after one change. */
function faultsWith(change: Partial<PartTexts> & { texts?: Record<string, object | string> } = {}): string[] {
  const { texts = {}, ...rest } = change
  const written = Object.entries({ en: english, id: indonesian, ...texts }).map(([lang, words]) => [
    lang,
    typeof words === 'string' ? words : JSON.stringify(words, null, 2),
  ])
  return textFaults({
    keysFile,
    code: 't(text.home) t(text.pageOf) t(text.results)',
    firstDigit: 1,
    complete: ['en', 'id'],
    dictionaries: Object.fromEntries(written),
    ...rest,
  })
}
const without = (words: object, key: string) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== key))

test('valid texts have no fault, even in a language with other plural forms', () => {
  expect(faultsWith({ texts: { fr: french }, complete: ['en', 'id', 'fr'] })).toEqual([])
})

test.each<[string, Parameters<typeof faultsWith>[0], string]>([
  ['a missing text', { texts: { id: without(indonesian, '10001') } }, 'id.json lacks 10001 (home)'],
  ['a missing language', { complete: ['en', 'id', 'fr'] }, 'fr.json is missing'],
  [
    'a duplicate text',
    { texts: { id: JSON.stringify(indonesian, null, 2).replace('{', '{\n  "10001": "Rumah",') } },
    'id.json gives 10001 twice',
  ],
  [
    'a text without a key',
    { texts: { id: { ...indonesian, 10009: 'Lama' } } },
    'id.json has 10009, which keys.ts does not name',
  ],
  ['an empty text', { texts: { id: { ...indonesian, 10001: ' ' } } }, 'id.json has no text for 10001'],
  [
    'a missing placeholder',
    { texts: { id: { ...indonesian, 10002: 'Halaman {{page}}' } } },
    'id.json 10002 has the placeholders page, English has page, pages',
  ],
  [
    'an unknown placeholder',
    { texts: { id: { ...indonesian, 10001: 'Beranda {{nama}}' } } },
    'id.json 10001 has the placeholders nama, English has (none)',
  ],
  [
    'a missing placeholder of a number',
    {
      texts: {
        en: { ...english, '10003_other': '{{count, number}} results.' },
        id: { ...indonesian, '10003_other': 'Ada hasil.' },
      },
    },
    'id.json 10003_other has the placeholders (none), English has count',
  ],
  [
    'a placeholder that would be shown as it is',
    { texts: { id: { ...indonesian, 10002: 'Halaman {{page}} dari {{pages, angka}}' } } },
    'id.json has braces that are no placeholder in 10002',
  ],
  ['a missing plural form', { texts: { fr: without(french, '10003_many') } }, 'fr.json lacks 10003_many'],
  [
    'a plural form that the language does not have',
    { texts: { id: { ...indonesian, '10003_one': 'Satu hasil.' } } },
    'id.json has 10003_one, which the language does not use',
  ],
  [
    'a missing count in a plural form that includes 0',
    { texts: { fr: { ...french, '10003_one': 'Un résultat.' } } },
    'fr.json 10003_one has the placeholders (none), English has count',
  ],
  ['a duplicate key', { keysFile: keysFile.replace('10002', '10001') }, 'key 10001 (pageOf) is given twice'],
  ['an unused key', { code: 't(text.home) t(text.pageOf)' }, 'key 10003 (results) is used nowhere'],
  ['a key outside the workspace’s range', { firstDigit: 2 }, 'key 10001 (home) is outside the range of its workspace'],
])('%s is reported as a fault', (_, change, fault) => expect(faultsWith(change)).toContain(fault))

test('an incomplete language may lack texts, but its existing texts must be valid', () => {
  expect(faultsWith({ texts: { de: { 10001: 'Start' } } })).toEqual([])
  expect(faultsWith({ texts: { de: { 10001: '' } } })).toEqual(['de.json has no text for 10001'])
})

test('coverage counts texts, not plural forms', () => {
  const part: PartTexts = {
    keysFile,
    code: '',
    firstDigit: 1,
    complete: [],
    dictionaries: { en: JSON.stringify(english), fr: JSON.stringify(without(french, '10001')) },
  }
  expect(covered(part, 'fr')).toBe(2)
  expect(covered(part, 'de')).toBe(0)
})
