import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { clearCookies } from '../../browser/cookies.ts'
import { openSite } from '../../testing/open-site.tsx'
import { endOfDay } from './end-of-day.ts'

const offer = 'Halaman ini tersedia dalam Bahasa Indonesia.'

beforeEach(() => clearCookies(undefined))
afterEach(cleanup)

test('a page holds an offer of the other language only, in that language, which links to the same page', async () => {
  await openSite('/en/404.html?x=1')
  expect(document.querySelectorAll('[data-language-offer]')).toHaveLength(1)
  expect(screen.getByText(offer).closest('[lang]')?.getAttribute('lang')).toBe('id')
  expect(screen.getByRole('link', { name: 'Ganti bahasa' }).getAttribute('href')).toBe('/id/404.html?x=1')
})

test('the language banner offers English in English', async () => {
  await openSite('/id/404.html', { lang: 'id' })
  expect(screen.getByRole('link', { name: 'Switch to English' }).getAttribute('href')).toBe('/en/404.html')
})

test('closing the language banner hides it for the rest of the day', async () => {
  const written: string[] = []
  await openSite('/en/404.html')
  const cookie = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(line => void written.push(line))
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Tutup' })))
  cookie.mockRestore()
  expect(screen.queryByText(offer)).toBeNull()
  expect(written).toEqual([
    expect.stringContaining(`languageBanner=1; path=/; expires=${endOfDay(new Date()).toUTCString()}`),
  ])
})

test('the language banner’s cookie expires at 23:59:59 in the visitor’s time zone', () => {
  expect(endOfDay(new Date(2026, 10, 21, 9, 30, 15, 500))).toEqual(new Date(2026, 10, 21, 23, 59, 59))
  expect(endOfDay(new Date(2026, 11, 31, 23, 59, 58))).toEqual(new Date(2026, 11, 31, 23, 59, 59))
})
