import { expect, test } from '@jest/globals'
import { countryGroups, countryName, type CountryEntry, type NameLanguage } from './country-names.ts'

const entriesOf = (lang: NameLanguage) =>
  new Map(
    countryGroups(lang, true)
      .flatMap(({ items }) => items)
      .map(country => [country.countryCode, country]),
  )
const entry = (countryCode: string, lang: NameLanguage = 'en'): CountryEntry => entriesOf(lang).get(countryCode)!

test('country 156 is shown as Hong Kong and 158 as Taiwan, each with the flag of that name', () => {
  expect([entry('156').name, entry('156').flag]).toEqual(['Hong Kong', 'hk'])
  expect([entry('158').name, entry('158').flag]).toEqual(['Taiwan', 'tw'])
  expect(countryName('156', 'zh')).toBe('香港')
})

test.each(['en', 'id', 'zh'] as const)('the name of country 344 in %s does not contain the word China', lang => {
  expect(countryName('344', lang)).toBe(lang === 'zh' ? '香港' : 'Hong Kong')
})

test('a country has a number, a letter code, a dialling code, a name and a flag', () => {
  expect(entry('360')).toEqual({
    countryCode: '360',
    twoCharCode: 'ID',
    code: '62',
    name: 'Indonesia',
    flag: 'id',
    'flag-c': '🇮🇩',
  })
  expect(entry('360', 'zh').name).toBe('印度尼西亚')
})

test('countries are grouped by the first letter of their name and sorted by name', () => {
  const groups = countryGroups('en', true)
  expect(groups.map(({ letter }) => letter)).toEqual(groups.map(({ letter }) => letter).sort())
  for (const { letter, items } of groups) for (const { name } of items) expect(name.normalize('NFD')[0]).toBe(letter)
  const names = groups.find(({ letter }) => letter === 'G')!.items.map(({ name }) => name)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
})
