import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, refusal } from 'shared-state/testing/open-address'
import { openRoute } from '../../testing/open-route.tsx'
import { exposure } from '../../testing/sample-exposure.ts'
import { newNotice } from '../../testing/sample-notice.ts'

const { subtle } = globalThis.crypto
const setSubtle = (value: SubtleCrypto | undefined) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true })
// Without JavaScript the bot check is a picture: as in a browser without crypto.subtle.
beforeEach(() => void setSubtle(undefined))
afterEach(() => void setSubtle(subtle))

let pictures = 0
const backend = (send: () => unknown = () => ({ confirmUntil: '2026-11-21T20:00:00Z' })): Answers => ({
  'exposure.detail': () => ({ exposure: exposure({ state: 'published' }), events: [] }),
  'home.countrylist': () => ({ groups: [{ letter: '', items: [{ countryCode: '360', name: 'Indonesia' }] }] }),
  'usercenter.graphcode': () => ({
    graphId: `graph-${(pictures += 1)}`,
    image: 'data:image/png;base64,AAAA',
    expiresIn: 300,
  }),
  'exposure.legalnotice': send,
})
const address = '/en/exposure/legal-notice.html?code=2047719'
const statements = [
  'What I say in this notice is true to the best of my knowledge.',
  'I am authorised to act for this firm.',
  'I know that this notice is listed in the public log, with the firm’s name but without mine.',
  'I know that a false notice is recorded as false in the public log.',
]
const typed = {
  'Name of the firm': 'Lumbung Futures',
  'Your name': 'Prawira',
  'Your email address': 'prawira@law.example',
  'Passages that are unlawful': 'The second paragraph.',
  'Why they are unlawful': 'None of this has happened: our books show that the money was paid.',
}
async function fillIn() {
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Lawyer of the firm' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Defamation' }))
  await userEvent.selectOptions(screen.getByLabelText('Country whose law applies'), 'Indonesia')
  for (const name of statements) await userEvent.click(screen.getByRole('checkbox', { name }))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a legal notice' }))

test('a firm sends a notice with all statements and the characters of the picture, and is told to check its inbox', async () => {
  const { sent, at } = await openRoute(address, backend())
  await fillIn()
  await send()
  const code = await screen.findByLabelText('Characters in the picture')
  expect([sent, document.activeElement === code]).toEqual([[], true])
  await userEvent.type(code, 'ab3cd')
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })
  expect(at()).toBe('/en/exposure/legal-notice.html?sent=1')
  expect(sent).toEqual([
    {
      call: 'exposure.legalnotice',
      input: {
        code: '2047719',
        firm: 'Lumbung Futures',
        name: 'Prawira',
        capacity: 'lawyer',
        email: 'prawira@law.example',
        countryCode: '360',
        ground: 'defamation',
        passages: typed['Passages that are unlawful'],
        explanation: typed['Why they are unlawful'],
        isTrue: true,
        isAuthorised: true,
        knowsPublic: true,
        knowsFalse: true,
        bot: { graphId: `graph-${pictures}`, graphCode: 'ab3cd' },
      },
    },
  ])
})

test('errors appear at their fields, the first has the focus, and what was typed and ticked stays', async () => {
  const errors = [
    { field: 'passages', message: 'Enter at least 10 characters.' },
    { field: 'isAuthorised', message: 'This value is not allowed.' },
  ]
  await openRoute(
    address,
    backend(() => refusal(400, 1000, errors)),
  )
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox', { name: /authorised/ }))
  await send()
  await screen.findByText('Enter at least 10 characters.')
  screen.getByText('Tick this statement: without it we cannot accept the notice.')
  expect(document.activeElement).toBe(screen.getByLabelText('Passages that are unlawful'))
  for (const [label, text] of Object.entries(typed))
    expect([label, screen.getByLabelText<HTMLInputElement>(label).value]).toEqual([label, text])
  expect(statements.map(name => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Defamation' }).checked).toBe(true)
  expect(screen.queryByLabelText('Characters in the picture')).toBeNull()
})

test('a refusal of the whole notice and a lost connection keep what was typed', async () => {
  await openRoute(
    address,
    backend(() => refusal(0, 0)),
  )
  await fillIn()
  await send()
  await userEvent.type(await screen.findByLabelText('Characters in the picture'), 'ab3cd')
  await send()
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>('Name of the firm').value).toBe('Lumbung Futures')
})

test('the form without a complaint leads to the complaints, and one about an unknown complaint is not found', async () => {
  await openRoute('/en/exposure/legal-notice.html', backend())
  screen.getByRole('heading', { name: 'Open the complaint first' })
  expect(screen.queryByRole('button', { name: 'Send a legal notice' })).toBeNull()
  const { 'exposure.detail': _none, ...without } = backend()
  const { at } = await openRoute('/en/exposure/legal-notice.html?code=nobody9', without)
  expect(at()).toBe('/en/404.html')
})

test('the mailed link asks for a press of a button, confirms the notice by it and then offers to withdraw it', async () => {
  let state: 'received' | 'withdrawn' | null = null
  const token = 't'.repeat(43)
  const { sent } = await openRoute(`/en/exposure/legal-notice.html?notice=n1&token=${token}`, {
    'exposure.legalnoticedetail': () => (state ? { notice: newNotice({ state }), events: [] } : refusal(404, 3001)),
    'exposure.noticeconfirm': () => ({ notice: newNotice({ state: (state = 'received') }) }),
    'exposure.noticewithdraw': () => ({ notice: newNotice({ state: (state = 'withdrawn') }) }),
  })
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the notice' }))
  await screen.findByText(/We have received your notice/)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the notice' }))
  await screen.findByText('Withdrawn by the firm')
  expect(screen.queryByRole('button', { name: 'Withdraw the notice' })).toBeNull()
  const link = { code: 'n1', token }
  expect(sent).toEqual([
    { call: 'exposure.noticeconfirm', input: link },
    { call: 'exposure.noticewithdraw', input: link },
  ])
})

test('a link that is wrong or too old says so', async () => {
  await openRoute('/en/exposure/legal-notice.html?notice=n1&token=wrong', {})
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the notice' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is wrong or has expired. Please send the notice again.',
  )
})
