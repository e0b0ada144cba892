import en from './en.json'
import id from './id.json'
import { uiText } from './keys.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]).sort()
const keys = Object.values(uiText).map(String)

test('every ui text key is unique and within the ui range', () => {
  expect(keys).not.toHaveLength(0)
  expect(keys.filter(key => !(Number(key) >= 70000 && Number(key) < 80000))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['en', en],
  ['id', id],
] as [string, Record<string, string>][])('the %s texts have every key and no others', (_, words) => {
  expect(Object.keys(words).sort()).toEqual(keys.sort())
  expect(Object.values(words).map(text => text.trim())).not.toContain('')
})

test('both languages use the same placeholders', () => {
  const indonesian: Record<string, string> = id
  for (const [key, text] of Object.entries(en))
    expect([key, placeholders(indonesian[key]!)]).toEqual([key, placeholders(text)])
})

test('the two texts that shared-state uses by number keep their numbers', () => {
  expect([uiText.justNow, uiText.notLoggedIn]).toEqual([70000, 70001])
})
