import { DateText } from './date-text.tsx'
import { Money } from './money.tsx'
import { NumberText } from './number-text.tsx'
import { show } from './testing/show.tsx'

test('numbers, money and dates are formatted for the page’s language', () => {
  const figures = (
    <>
      <NumberText value={59655} /> <NumberText value={8.61} /> <Money amount={500000} currency="IDR" />{' '}
      <DateText iso="2026-08-04" />
    </>
  )
  const written = (lang: 'en' | 'id') => show(figures, lang).container.textContent?.replaceAll('\u00a0', ' ')
  expect(written('en')).toBe('59,655 8.61 Rp 500,000 4 Aug 2026')
  expect(written('id')).toBe('59.655 8,61 Rp 500.000 4 Agu 2026')
})

test('a relative date has the exact time in its datetime and title attributes', () => {
  const { container } = show(<DateText iso="2026-11-02T20:05:00Z" look="relative" />)
  const time = container.querySelector('time')!
  expect(time.textContent).toBe('55 minutes ago')
  expect(time.dateTime).toBe('2026-11-02T20:05:00Z')
  expect(time.title).toBe('2 Nov 2026, 20:05')
})
