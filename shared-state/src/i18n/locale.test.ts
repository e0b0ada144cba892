import { Locale } from './locale.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const english = new Locale('en', now, 'just now')
const indonesian = new Locale('id', now, 'baru saja')

test.each([
  ['2026-11-20T11:55:00Z', 'just now', 'baru saja'],
  ['2026-11-20T11:30:00Z', '30 minutes ago', '30 menit yang lalu'],
  ['2026-11-20T09:00:00Z', '3 hours ago', '3 jam yang lalu'],
  ['2026-11-19T12:00:00Z', '1 day ago', '1 hari yang lalu'],
  ['2026-11-16T12:00:00Z', '1 week ago', '1 minggu yang lalu'],
  ['2026-11-01T12:00:00Z', '1 Nov 2026', '1 Nov 2026'],
])('the time %s is formatted relative to now in both languages', (iso, inEnglish, inIndonesian) => {
  expect(english.formatRelative(iso)).toBe(inEnglish)
  expect(indonesian.formatRelative(iso)).toBe(inIndonesian)
})

test('numbers and money are formatted for the language', () => {
  expect(english.formatNumber(59655)).toBe('59,655')
  expect(indonesian.formatNumber(59655)).toBe('59.655')
  expect(indonesian.formatNumber(8.61)).toBe('8,61')
  expect(english.formatMoney({ amount: 1200, currency: 'USD' })).toBe('$1,200')
  expect(english.formatMoney({ amount: 1200.5, currency: 'USD' })).toMatch(/^\$1,200\.50?$/)
})

test('a plain date is formatted regardless of the time zone', () => {
  expect(english.formatDate('2026-03-01')).toBe('1 Mar 2026')
})

test('a list is joined in the style of the language', () => {
  expect(english.formatList(['costs', 'licences', 'reviews'])).toBe('costs, licences and reviews')
  expect(indonesian.formatList(['biaya', 'izin'])).toBe('biaya dan izin')
})

test('the Arabic locale is right-to-left', () => {
  expect(new Locale('ar', now, '').dir).toBe('rtl')
  expect(english.dir).toBe('ltr')
})
