import { afterEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { HomeCalendar } from './home-calendar.tsx'

const event = {
  code: 'E1',
  slug: 'inflation',
  title: 'Inflation',
  countryCode: '840',
  twoCharCode: 'US',
  currency: 'USD',
  importance: 3,
  scheduledAt: '2026-01-15T20:30:00Z',
  actual: null,
  unit: '%',
}
afterEach(() => localStorage.clear())

test('the events of the home page are in the visitor’s time zone, which is named', () => {
  localStorage.setItem('calendar.zone', 'Asia/Jakarta')
  renderPart(<HomeCalendar data={[event] as never} />, { strings: { ...uiEn, ...en } })
  expect(screen.getByText('UTC+7')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Inflation/ }).textContent).toMatch(/^Fri 03:30/)
})
