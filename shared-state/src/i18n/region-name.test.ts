import { regionName } from './region-name.ts'

test.each([
  ['en', 'KR', 'South Korea'],
  ['id', 'kr', 'Korea Selatan'],
  ['en', 'EU', 'European Union'],
  ['en', 'HK', 'Hong Kong'],
  ['id', 'HK', 'Hong Kong'],
  ['zh', 'HK', '香港'],
  ['en', '', ''],
  ['en', 'x1', ''],
])('in the language %s the region %p is named %p', (lang, letters, name) => {
  expect(regionName(lang, letters)).toBe(name)
})
