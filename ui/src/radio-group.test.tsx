import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { RadioGroup } from './radio-group.tsx'
import { faultsOf, show } from './testing/show.tsx'

const options = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
]

function Controlled() {
  const [value, setValue] = useState('phone')
  return <RadioGroup label="Log in with" name="kind" options={options} value={value} onChange={setValue} look="bar" />
}

test('the group has a name, and its owner decides what is chosen', async () => {
  const { container } = show(<Controlled />)
  expect(screen.getByRole('group', { name: 'Log in with' })).toBeTruthy()
  await userEvent.click(screen.getByText('Email'))
  expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('checked', true)
  expect(await faultsOf(container)).toEqual([])
})

test('left to itself it starts with the given choice', async () => {
  show(<RadioGroup label="Log in with" name="kind" options={options} defaultValue="email" error="Choose one" />)
  expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
  expect(screen.getByRole('radio', { name: 'Phone' })).toHaveProperty('checked', true)
})

test('a label that is not seen is still the group’s name', () => {
  show(<RadioGroup label="Shown pair" hideLabel name="pair" options={options} look="bar" />)
  expect(screen.getByRole('group', { name: 'Shown pair' })).toBeTruthy()
})
