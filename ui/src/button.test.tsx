import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { faultsOf, show } from './testing/show.tsx'
import { X } from '@lucide/icons'

test('a button does not submit its form by default', () => {
  show(<Button>Cancel</Button>)
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('type', 'button')
})

test('a busy button keeps the focus, announces that it is working and does not act or submit again', async () => {
  const act = jest.fn()
  const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { container } = show(
    <form onSubmit={send}>
      <Button type="submit" busy onClick={act}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save (Working)' })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(act).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  expect(await faultsOf(container)).toEqual([])
})

test('a button with an address is rendered as a link', () => {
  show(<Button to="/en/brokers">All brokers</Button>)
  expect(screen.getByRole('link', { name: 'All brokers' }).getAttribute('href')).toBe('/en/brokers')
})

test('an icon button or icon link is named by its label', async () => {
  const { container } = show(
    <>
      <IconButton label="Close" icon={X} />
      <IconButton label="Back" icon={X} to="/en" />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/en')
  expect(await faultsOf(container)).toEqual([])
})
