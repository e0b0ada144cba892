import { expect, test } from '@jest/globals'
import { createHomeModules } from './home-modules.ts'

const warned: object[] = []
/** The modules as a database with this setting has them. */
function modulesWith(value: unknown) {
  warned.length = 0
  const db = { one: async () => ({ value }) }
  const log = { warn: (fields: object) => void warned.push(fields) }
  return createHomeModules({ db, log } as never)('en')
}

test('a setting puts parts first, hides some, and leaves the rest as it was', async () => {
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
    ['education', true, 4],
  ])
})

test('a part of an area that came later stands there by the setting alone', async () => {
  const [added] = await modulesWith([{ code: 'weather', name: { en: 'Weather', id: 'Cuaca' }, type: 3 }])
  expect(added).toEqual({ code: 'weather', name: 'Weather', patternId: 2, type: 3, isshow: true })
})

test('an entry that makes no sense is left out and logged', async () => {
  const modules = await modulesWith([{ code: '../x' }, { code: 'flash', type: 9 }, { code: 'tools' }])
  expect(modules.map(({ code }) => code).slice(0, 2)).toEqual(['tools', 'topbrokers'])
  expect(warned).toHaveLength(2)
})
