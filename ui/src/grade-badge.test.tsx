import { screen } from '@testing-library/react'
import { grades } from 'calls/rating/grade'
import { GradeBadge } from './grade-badge.tsx'
import { faultsOf, show } from './testing/show.tsx'

test.each(grades)('the badge of grade %s has an accessible name and shows its letters', async grade => {
  const { container } = show(<GradeBadge grade={grade} />)
  expect(screen.getByRole('img', { name: `Grade ${grade}` }).textContent).toBe(grade)
  expect(await faultsOf(container)).toEqual([])
})

test('the badges of grades A to E and not rated have different shapes', () => {
  const { container } = show(
    <>
      {(['A', 'B', 'C', 'D', 'E', null] as const).map(grade => (
        <GradeBadge key={grade} grade={grade} />
      ))}
    </>,
  )
  const shapes = [...container.querySelectorAll('svg')].map(badge => {
    const shape = badge.firstElementChild!
    return shape.tagName + shape.getAttribute('d') + shape.getAttribute('transform')
  })
  expect(new Set(shapes).size).toBe(6)
})

test('a muted badge keeps its letters but has no shape or colour that recommends; D and E still warn', async () => {
  const { container } = show(
    <>
      {grades.map(grade => (
        <GradeBadge key={grade} grade={grade} muted />
      ))}
    </>,
  )
  const badges = grades.map(grade => screen.getByRole('img', { name: `Grade ${grade}` }))
  expect(badges.map(badge => badge.textContent)).toEqual(grades)
  expect(badges.map(badge => badge.getAttribute('class')!.split(' ').at(-1))).toEqual([
    ...Array<string>(5).fill('none'),
    'd',
    'e',
  ])
  expect(await faultsOf(container)).toEqual([])
})

test('the badge of an unrated broker is named in the page’s language', () => {
  show(<GradeBadge grade={null} />, 'id')
  expect(screen.getByRole('img', { name: 'Belum dinilai' })).toBeTruthy()
})
