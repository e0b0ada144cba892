import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { LeverageRisk } from './leverage-risk.tsx'
import { TradingTerms } from './trading-terms.tsx'

const all = { strings: { ...uiStrings, ...strings } }

test.each([
  [500, '0.2%', true],
  [30, '3.3%', false],
  [20, '5%', false],
])(
  'leverage of 1:%p shows that a move of %s wipes out the margin (weaker rules mentioned: %p)',
  (maxLeverage, move, isAbove) => {
    renderPart(<LeverageRisk maxLeverage={maxLeverage} />, all)
    screen.getByText(
      `At 1:${maxLeverage}, a price move of ${move} against you wipes out the whole margin of the trade.`,
    )
    expect(screen.queryByText(/where the rules are weaker/) !== null).toBe(isAbove)
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(`1:${maxLeverage}${move}`)
  },
)

test('an unknown leverage shows a message and no bars', () => {
  renderPart(<LeverageRisk maxLeverage={null} />, all)
  screen.getByText('Leverage not known')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('unknown trading conditions are shown as Not known', () => {
  renderPart(
    <TradingTerms broker={{ spreadFrom: null, maxLeverage: null, platforms: [], tags: [] }} accounts={[]} />,
    all,
  )
  const panel = within(screen.getByRole('region', { name: 'Trading conditions' }))
  expect(panel.getAllByRole('definition').map(value => value.textContent)).toEqual(Array(5).fill('Not known'))
})

test('the terms of trade have buttons that explain them', async () => {
  renderPart(<TradingTerms broker={{ spreadFrom: 0.8, maxLeverage: 100, platforms: [], tags: [] }} accounts={[]} />, {
    ...all,
    answers: { 'static.tooltips': { leverage: 'How many times larger a position may be.' } },
  })
  expect(screen.getAllByRole('button', { name: /^What does “.*” mean\?$/ })).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'What does “Maximum leverage” mean?' }))
  expect(await screen.findByText('How many times larger a position may be.')).toBeTruthy()
})
