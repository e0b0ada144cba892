import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { faultsOf, show } from './testing/show.tsx'
import { ToastList, type ToastEntry } from './toast-list.tsx'

function Page({ first, onAction }: { first: ToastEntry[]; onAction?: () => void }) {
  const [toasts, setToasts] = useState(first)
  const withAction = onAction
    ? toasts.map(toast => ({ ...toast, action: { label: 'Undo', onSelect: onAction } }))
    : toasts
  return <ToastList toasts={withAction} onDismiss={id => setToasts(all => all.filter(toast => toast.id !== id))} />
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a toast appears in a status region and disappears after 6 seconds', () => {
  show(<Page first={[{ id: 1, text: 'You are not logged in' }]} />)
  expect(screen.getByRole('status', { name: 'Messages' }).textContent).toContain('You are not logged in')
  pass(5999)
  expect(screen.queryByText('You are not logged in')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('You are not logged in')).toBeNull()
})

test('a focused toast stays and disappears 6 seconds after losing the focus', () => {
  show(<Page first={[{ id: 1, text: 'Saved' }]} />)
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  pass(60_000)
  expect(screen.queryByText('Saved')).toBeTruthy()
  act(() => close.blur())
  pass(6000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast disappears after its action is used', () => {
  const undo = jest.fn()
  show(<Page first={[{ id: 1, text: 'Saved', tone: 'good' }]} onAction={undo} />)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('the toast region is rendered before the first toast, so that screen readers announce it', async () => {
  jest.useRealTimers()
  const { container } = show(<ToastList toasts={[]} onDismiss={() => {}} />)
  expect(screen.getByRole('status', { name: 'Messages' })).toBeTruthy()
  expect(await faultsOf(container)).toEqual([])
})
