import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'
import { faultsOf, show } from './testing/show.tsx'

// jsdom has the element without its behaviour; focus and the backdrop are tested in a real browser.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

function Login() {
  const [open, setOpen] = useState(false)
  const [closings, setClosings] = useState(0)
  const close = () => {
    setOpen(false)
    setClosings(count => count + 1)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p>Closed {closings} times</p>
      <Dialog open={open} onClose={close} title="Log in">
        <input type="hidden" name="return" />
        <TextField label="Email" />
        <TextField label="Password" type="password" />
      </Dialog>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Log in' })
}

test('a closed dialog renders nothing, an open one is named by its title and focuses its first field', async () => {
  const { container } = show(<Login />)
  expect(screen.queryByText('Log in')).toBeNull()
  await open()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  expect(await faultsOf(container)).toEqual([])
})

test.each([
  ['the close button', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'Escape',
    async (dialog: HTMLElement) => {
      fireEvent(dialog, new Event('cancel', { cancelable: true }))
    },
  ],
  [
    'a click on the backdrop',
    async (dialog: HTMLElement) => {
      fireEvent.pointerDown(dialog)
      fireEvent.click(dialog)
    },
  ],
])('%s closes the dialog once', async (_, closeIt) => {
  show(<Login />)
  await closeIt(await open())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Closed 1 times')).toBeTruthy()
})

test('a press that starts inside and ends outside, as when selecting text, leaves the dialog open', async () => {
  show(<Login />)
  const dialog = await open()
  fireEvent.pointerDown(screen.getByRole('textbox', { name: 'Email' }))
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBe(dialog)
})
