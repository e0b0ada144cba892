import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { listOf } from '../../testing/open-market.tsx'
import { listing, unfitListing } from '../../testing/sample-listing.ts'
import { HomeListings } from './home-listings.tsx'

const show = (items: object[]) =>
  renderPart(<HomeListings data={listOf(items) as never} />, { strings: { ...uiWords, ...en } })

test('home shows the newest listings with a link to the market, and marks those about an unfit broker', () => {
  show([listing(), unfitListing()])
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'To the market' }).getAttribute('href')).toBe('/en/market.html')
  expect(screen.getAllByRole('article')[1]!.textContent).toMatch(/^This listing is about Harrow Markets/)
})

test('home has no place for listings while there are none', () => {
  const { container } = show([])
  expect(container.textContent).toBe('')
})
