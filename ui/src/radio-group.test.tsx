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

test('a controlled radio group has a name and shows its owner’s value', async () => {
  const { container } = show(<Controlled />)
  expect(screen.getByRole('group', { name: 'Log in with' })).toBeTruthy()
  await userEvent.click(screen.getByText('Email'))
  expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('checked', true)
  expect(await faultsOf(container)).toEqual([])
})

test('an uncontrolled radio group starts with its default value', async () => {
  show(<RadioGroup label="Log in with" name="kind" options={options} defaultValue="email" error="Choose one" />)
  expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
  expect(screen.getByRole('radio', { name: 'Phone' })).toHaveProperty('checked', true)
})

test('a hidden label still names the radio group', () => {
  show(<RadioGroup label="Shown pair" hideLabel name="pair" options={options} look="bar" />)
  expect(screen.getByRole('group', { name: 'Shown pair' })).toBeTruthy()
})
