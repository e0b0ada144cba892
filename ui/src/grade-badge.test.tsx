import { screen } from '@testing-library/react'
import { grades } from 'calls/rating/grade'
import { GradeBadge } from './grade-badge.tsx'
import { faultsOf, show } from './testing/show.tsx'

test.each(grades)('grade %s is named and shows its letters', async grade => {
  const { container } = show(<GradeBadge grade={grade} />)
  expect(screen.getByRole('img', { name: `Grade ${grade}` }).textContent).toBe(grade)
  expect(await faultsOf(container)).toEqual([])
})

test('without colour the shapes still tell A, B, C, D, E and not rated apart', () => {
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

test('not rated is said in the language of the page', () => {
  show(<GradeBadge grade={null} />, 'id')
  expect(screen.getByRole('img', { name: 'Belum dinilai' })).toBeTruthy()
})
