import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { openAddress } from 'shared-state/testing/open-address'
import uiEn from 'ui/strings/en.json'
import { area } from '../../area.tsx'
import en from '../../strings/en.json'

const terms = [
  { code: 'lot', term: 'lot', aliases: ['lots'], definition: 'A size of 100,000 units.' },
  { code: 'leverage', term: 'leverage', aliases: [], definition: 'Position divided by deposit.' },
  { code: 'swap', term: 'swap', aliases: [], definition: 'Interest for a night.' },
]
const open = (query = '') =>
  openAddress(area, `/en/education/glossary.html${query}`, {
    answers: { 'learning.glossary': () => ({ items: terms }) },
    only: 'education/glossary.html',
    strings: { ...uiEn, ...en },
  })

test('the glossary lists its terms by letter, with an anchor for each', async () => {
  await open()
  const letters = within(screen.getByRole('navigation', { name: 'Letters' })).getAllByRole('link')
  expect(letters.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['L', '#letter-L'],
    ['S', '#letter-S'],
  ])
  const underL = screen.getByRole('region', { name: 'L' })
  expect(underL.id).toBe('letter-L')
  expect(
    within(underL)
      .getAllByRole('definition')
      .map(node => node.parentElement!.id),
  ).toEqual(['lot', 'leverage'])
  expect(underL.textContent).toContain('lot (lots)A size of 100,000 units.')
})

test('a search finds terms by name, by another form and by definition', async () => {
  for (const [keyword, found] of [
    ['LOTS', 'lot'],
    ['night', 'swap'],
    ['lever', 'leverage'],
  ] as const) {
    await open(`?keyword=${keyword}`)
    expect(screen.getAllByRole('definition').map(node => node.parentElement!.id)).toEqual([found])
    cleanup()
  }
})

test('a search without a result says so and leads back to all terms', async () => {
  await open('?keyword=xyz')
  expect(screen.getByRole('heading', { name: 'No term found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All terms' }).getAttribute('href')).toBe('/en/education/glossary.html')
})
