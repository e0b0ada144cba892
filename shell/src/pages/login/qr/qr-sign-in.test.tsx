import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite, Refused, rina, type Backend } from '../../../testing/open-site.tsx'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => {
  jest.useRealTimers()
  cleanup()
})

const backend = (states: unknown[]): Backend => {
  let codes = 0
  return {
    'usercenter.qrinit': () => ({
      qrId: `qr-${(codes += 1)}`,
      image: `data:image/png;base64,AAA${codes}`,
      path: '/en/login/qr.html',
      expiresIn: 120,
    }),
    'usercenter.qrstate': () => states.shift(),
    'usercenter.getcookie': ({ qrId }) =>
      qrId === 'qr-1' ? { userId: 'u1', vest: false, expiresAt: '2027-01-01T00:00:00Z' } : new Refused(409, {}),
    'usercenter.getuser': () => ({ user: rina }),
  }
}
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const image = () => screen.queryByRole('img', { name: 'QR code for logging in' })

test('the QR login polls until the phone confirms and then returns to the previous page', async () => {
  const lost = Promise.reject(new TypeError('fetch failed'))
  lost.catch(() => {})
  const { router, store } = await openSite('/en/login.html?way=qr&return=%2Fen%2F404.html', {
    backend: backend([{ state: 'waiting' }, lost, { state: 'scanned' }, { state: 'confirmed' }]),
  })
  await later(0)
  expect(image()).not.toBeNull()
  await later(4000)
  screen.getByText(/did not answer/)
  await later(2000)
  screen.getByText('Scanned. Confirm it on your phone.')
  await later(2000)
  await later(0)
  expect([store.session.user?.nick, router.state.location.pathname]).toEqual(['Rina W.', '/en/404.html'])
})

test('the QR login removes an expired code and can show a new one', async () => {
  await openSite('/en/login.html?way=qr', { backend: backend([{ state: 'expired' }]) })
  await later(2000)
  expect(image()).toBeNull()
  screen.getByText('This code has expired.')
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Show a new code' }))
  await later(0)
  expect(image()?.getAttribute('src')).toBe('data:image/png;base64,AAA2')
})
