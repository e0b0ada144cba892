import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { FlashPage } from './flash-page.tsx'

const item = (id: string, publishedAt: string, important = false) => ({
  id,
  content: `News ${id}`,
  important,
  tags: [],
  symbols: [],
  countryCode: null,
  source: 'Sample desk',
  publishedAt,
})
const show = (data: object) =>
  renderPart(<FlashPage />, {
    strings: { ...uiEn, ...en },
    at: '/en/flash.html',
    data: {
      place: { important: false, tag: 'gold', cursor: undefined },
      tags: [{ code: 'gold', name: 'Gold' }],
      items: [item('2', '2026-11-20T00:10:00.000Z', true), item('1', '2026-11-19T23:50:00.000Z')],
      cursor: 'abc',
      ...data,
    },
  })

test('news flashes are grouped by day, and important ones are labelled', () => {
  show({})
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
    'Fri 20 Nov',
    'Thu 19 Nov',
  ])
  expect(screen.getAllByRole('listitem').map(li => li.textContent)).toContainEqual(
    expect.stringContaining('Important: News 2'),
  )
})

test('the links to older and to important news flashes keep the filters', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Load older' }).getAttribute('href')).toBe(
    '/en/flash.html?tag=gold&cursor=abc',
  )
  expect(screen.getByRole('link', { name: 'Important only' }).getAttribute('href')).toBe(
    '/en/flash.html?important=1&tag=gold',
  )
})

test('the last page of news flashes links back to the newest and no further', () => {
  show({ cursor: null, place: { important: false, tag: undefined, cursor: 'abc' } })
  expect(screen.queryByRole('link', { name: 'Load older' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the newest' }).getAttribute('href')).toBe('/en/flash.html')
})

test('filters without a matching news flash show an empty message', () => {
  show({ items: [], cursor: null })
  expect(screen.getByRole('heading', { name: 'No news flashes found' })).toBeTruthy()
})
