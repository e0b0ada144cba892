import en from './en.json'
import id from './id.json'
import { uiText } from './keys.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]).sort()
const keys = Object.values(uiText).map(String)

test('every key stands in the ui range, once', () => {
  expect(keys.every(key => Number(key) >= 70000 && Number(key) < 80000)).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['en', en],
  ['id', id],
] as [string, Record<string, string>][])('%s says every key and no other', (_, words) => {
  expect(Object.keys(words).sort()).toEqual(keys.sort())
  expect(Object.values(words).every(text => text.trim() !== '')).toBe(true)
})

test('both languages fill in the same values', () => {
  const indonesian: Record<string, string> = id
  for (const [key, text] of Object.entries(en))
    expect([key, placeholders(indonesian[key]!)]).toEqual([key, placeholders(text)])
})

test('the two words that shared-state says by their numbers keep them', () => {
  expect([uiText.justNow, uiText.notLoggedIn]).toEqual([70000, 70001])
})
