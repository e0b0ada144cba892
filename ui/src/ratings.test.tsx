import { screen } from '@testing-library/react'
import { RatingDistribution } from './rating-distribution.tsx'
import { ScoreBars } from './score-bars.tsx'
import { ScoreGauge } from './score-gauge.tsx'
import { Stars } from './stars.tsx'
import { faultsOf, show } from './testing/show.tsx'

const lengths = (svg: Element) =>
  [...svg.querySelectorAll('path')].map(path => path.getAttribute('d')!.split('M').length - 1)

describe('stars', () => {
  // A star is 16 wide, and the next one begins 17 after it.
  test.each([
    [0, [], '0 of 5 stars'],
    [4.5, [4 * 17 + 8], '4.5 of 5 stars'],
    [3, [3 * 17], '3 of 5 stars'],
    [0.5, [8], '0.5 of 5 stars'],
    [7, [5 * 17], '5 of 5 stars'],
    [4.3, [4 * 17 + 8], '4.5 of 5 stars'],
  ])('%p stars are lit over a width of %p and named "%s"', (value, lit, name) => {
    show(<Stars value={value} />)
    const [, ...bars] = screen.getByRole('img', { name }).children
    expect(bars.map(bar => Number(bar.getAttribute('width')))).toEqual(lit)
  })

  test('half stars are named with a comma in Indonesian', () => {
    show(<Stars value={4.5} />, 'id')
    expect(screen.getByRole('img', { name: '4,5 dari 5 bintang' })).toBeTruthy()
  })
})

describe('score gauge', () => {
  test.each([
    [10, [61]],
    [5, [31]],
    [0, []],
  ])('a score of %p lights the matching share of the gauge', (score, lit) => {
    const { container } = show(<ScoreGauge score={score} />)
    expect(lengths(container.querySelector('svg')!).slice(1)).toEqual(lit)
  })

  test('the score gauge is named with two decimals, or as not rated', async () => {
    const { container } = show(
      <>
        <ScoreGauge score={8.9} />
        <ScoreGauge score={null} />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Score 8.90 of 10' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Not rated' })).toBeTruthy()
    expect(await faultsOf(container)).toEqual([])
  })
})

test('score bars state their own value and the average of similar brokers', async () => {
  const { container } = show(
    <ScoreBars
      parts={[
        { label: 'Licences', value: 9.4, peer: 7.2 },
        { label: 'Software', value: 8 },
      ]}
    />,
  )
  const said = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(said).toEqual(['Licences9.4. Average of similar brokers: 7.2', 'Software8.0'])
  expect(await faultsOf(container)).toEqual([])
})

test('the rating distribution shows percentages from five stars down, and 0% without ratings', async () => {
  const { container, unmount } = show(<RatingDistribution counts={[1, 0, 0, 1, 2]} />)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '55 of 5 stars: 50%',
    '44 of 5 stars: 25%',
    '33 of 5 stars: 0%',
    '22 of 5 stars: 0%',
    '11 of 5 stars: 25%',
  ])
  expect(await faultsOf(container)).toEqual([])
  unmount()
  show(<RatingDistribution counts={[0, 0, 0, 0, 0]} />)
  expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('0%')
})
