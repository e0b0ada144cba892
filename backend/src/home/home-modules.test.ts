import { expect, test } from '@jest/globals'
import type { AreaLists, HomePart } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'
import { listedAreas } from '../testing/listed-areas.ts'
import { createHomeModules } from './home-modules.ts'

const warned: object[] = []
/** The modules for a database with this setting and these active releases. */
function modulesWith(value: unknown, releases: { lists?: AreaLists }[] = listedAreas(), lang: Language = 'en') {
  warned.length = 0
  const db = { one: async () => ({ value }) }
  const log = { warn: (fields: object) => void warned.push(fields) }
  return createHomeModules({ db, log, releases: () => releases } as never)(lang)
}

test('the home page setting moves modules to the front, hides some and leaves the rest unchanged', async () => {
  const modules = await modulesWith([
    { code: 'exposures' },
    { code: 'flash', isshow: false },
    { code: 'tools', type: 2 },
  ])
  expect(modules.map(({ code, isshow, type }) => [code, isshow, type])).toEqual([
    ['exposures', true, 2],
    ['flash', false, 3],
    ['tools', true, 2],
    ['topbrokers', true, 2],
    ['topics', true, 2],
    ['calendar', true, 1],
    ['surveys', true, 3],
    ['education', true, 4],
    ['listings', true, 4],
  ])
})

test('the home page setting can add a module that no area lists', async () => {
  const [added] = await modulesWith([{ code: 'weather', name: { en: 'Weather', id: 'Cuaca' }, type: 3 }])
  expect(added).toEqual({ code: 'weather', name: 'Weather', patternId: 2, type: 3, isshow: true })
})

test('an invalid entry in the home page setting is left out and logged', async () => {
  const modules = await modulesWith([{ code: '../x' }, { code: 'flash', type: 9 }, { code: 'tools' }])
  expect(modules.map(({ code }) => code).slice(0, 2)).toEqual(['tools', 'topbrokers'])
  expect(warned).toHaveLength(2)
})

const partOf = (part: string, more: Partial<HomePart>): { lists: AreaLists } => ({
  lists: {
    home: [{ part, name: { en: `The ${part}`, id: `Si ${part}` }, place: 'main', shape: 'rows', order: 1, ...more }],
  },
})

test.each<[Language, string]>([
  ['en', 'The weather'],
  ['id', 'Si weather'],
])('a home module that an area lists appears in its place and order, with its name in %s', async (lang, name) => {
  const weather = partOf('weather', { place: 'side', shape: 'tiles', order: 25 })
  const modules = await modulesWith([], [weather, ...listedAreas()], lang)
  expect(modules.map(({ code }) => code).slice(0, 4)).toEqual(['topbrokers', 'topics', 'weather', 'exposures'])
  expect(modules[2]).toEqual({ code: 'weather', name, patternId: 4, type: 3, isshow: true })
})

test('every place and shape of a home module has its number', async () => {
  const modules = await modulesWith(undefined, [
    partOf('a', { place: 'strip', shape: 'line', order: 1 }),
    partOf('b', { place: 'main', shape: 'rows', order: 2 }),
    partOf('c', { place: 'side', shape: 'few', order: 3 }),
    partOf('d', { place: 'below', shape: 'tiles', order: 4 }),
  ])
  expect(modules.map(({ code, type, patternId }) => [code, type, patternId])).toEqual([
    ['a', 1, 1],
    ['b', 2, 2],
    ['c', 3, 3],
    ['d', 4, 4],
  ])
})

test('the home page setting changes only the fields that it names of a listed module', async () => {
  const weather = partOf('weather', { place: 'side', shape: 'tiles' })
  const change = [{ code: 'weather', name: { en: 'Skies', id: 'Langit' }, patternId: 1 }]
  expect(await modulesWith(change, [weather], 'id')).toEqual([
    { code: 'weather', name: 'Langit', patternId: 1, type: 3, isshow: true },
  ])
})

test('the home page has no modules if no area lists any', async () => {
  expect(await modulesWith([], [{}, { lists: {} }])).toEqual([])
})
