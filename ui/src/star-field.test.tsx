import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StarField } from './star-field.tsx'
import { faultsOf, show } from './testing/show.tsx'

test('the star field is a labelled group of radio buttons named by their stars', async () => {
  const { container } = show(
    <form>
      <StarField label="Your rating" name="rating" defaultValue={2} />
    </form>,
  )
  expect(screen.getByRole('group', { name: 'Your rating' })).toBeTruthy()
  const chosen = () => new FormData(container.querySelector('form')!).get('rating')
  expect(chosen()).toBe('2')
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
  expect(chosen()).toBe('4')
  expect(await faultsOf(container)).toEqual([])
})

test('the star field has no default selection, and its error describes the group', () => {
  show(<StarField label="Your rating" name="rating" error="Please fill in this field" />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  const group = screen.getByRole('group', { name: 'Your rating' })
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Please fill in this field',
  )
})
