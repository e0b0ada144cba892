import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { VpsPlan } from 'calls/entities/vps-plan'
import { loadVpsRequest } from './load-vps-request.ts'
import { ownPage } from '../account/own-page.ts'
import { openPage, Refused, storeWith, type Backend } from '../testing/open-page.tsx'
import { harrow, pageWith, quill, vpsPlan, vpsRequest } from '../testing/sample-offers.ts'

const plans = [vpsPlan(), vpsPlan({ code: 'p2', provider: 'Mosshost', price: { amount: 35, currency: 'USD' } })]

interface Scene {
  broker?: BrokerListEntry
  offered?: VpsPlan[]
  answers?: Backend
}
const backendOf = ({ broker = quill, offered = plans, answers = {} }: Scene): Backend => ({
  'dealer.gettraderbycodes': () => ({ items: [broker] }),
  'dealer.vpsbroker': () => ({ items: offered }),
  ...answers,
})

/** Opens the form; `sent` is what vps.ask was asked, with the key of the repeat. */
async function openForm(scene: Scene = {}) {
  const sent: { input: object; key: string | undefined }[] = []
  const ask = scene.answers?.['vps.ask'] ?? (() => ({ request: vpsRequest() }))
  const recorded: Backend = {
    'usercenter.vpsorders': () => pageWith([vpsRequest()]),
    ...scene.answers,
    'vps.ask': (input, headers) => {
      sent.push({ input, key: headers?.['Idempotency-Key'] })
      return ask(input)
    },
  }
  const { router } = await openPage('/user/vps.html?trader=Q1', backendOf({ ...scene, answers: recorded }))
  return { sent, router }
}
async function fillIn(account = '8812034', note = '') {
  await userEvent.click(screen.getByRole('radio', { name: /^Mosshost/ }))
  await userEvent.click(screen.getByLabelText('Number of your trading account there'))
  await userEvent.paste(account)
  if (note) {
    await userEvent.click(screen.getByLabelText(/^Note to the broker/))
    await userEvent.paste(note)
  }
  await userEvent.click(screen.getByRole('checkbox'))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }))

test('the form offers the plans that the broker pays for, with place, latency and price', async () => {
  await openForm()
  const options = screen.getAllByRole('radio').map(radio => radio.closest('label')!.textContent)
  expect(options).toEqual([
    'FernhostServer in Singapore, latency 1.5 ms, $29 a month without a sponsor',
    'MosshostServer in Singapore, latency 1.5 ms, $35 a month without a sponsor',
  ])
  expect(screen.getByLabelText(/may give my account number and my note to Quillhaven FX/)).toBeTruthy()
  expect(screen.getByText(/never deposit more for it than you had planned/)).toBeTruthy()
})

test('a request is sent once, and shown in the list of requests', async () => {
  const { sent, router } = await openForm()
  await fillIn(' 8812034 ', 'I trade every day.')
  const formKey = document.querySelector<HTMLInputElement>('input[name=formKey]')!.value
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/user/orderList.html'))
  expect(await screen.findByText(/^Your request has been sent\./)).toBeTruthy()
  const input = {
    traderCode: 'Q1',
    planCode: 'p2',
    accountNumber: '8812034',
    note: 'I trade every day.',
    consent: true,
  }
  expect(sent).toEqual([{ input, key: formKey }])
})

test('an empty form is not sent; each field says what it needs', async () => {
  const { sent } = await openForm()
  await send()
  for (const words of ['Choose a plan.', 'Enter 2 to 40 characters.', /^Without your consent/])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a refusal is shown at its field, and what was entered stays', async () => {
  await openForm({
    answers: {
      'vps.ask': () =>
        new Refused(400, { ErrorCode: 1004, errors: [{ field: 'planCode', message: 'No longer offered.' }] }),
    },
  })
  await fillIn('8812034', 'Please.')
  await send()
  expect(await screen.findByText('No longer offered.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Number of your trading account there').value).toBe('8812034')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /may give/ }).checked).toBe(true)
})

test('a second request to the same broker is refused in words', async () => {
  await openForm({
    answers: { 'vps.ask': () => new Refused(409, { ErrorCode: 3102, message: 'This already exists.' }) },
  })
  await fillIn()
  await send()
  expect(await screen.findByText(/^You have another request to this broker/)).toBeTruthy()
})

test('a broker that has become unfit since the form was opened is refused with the reason', async () => {
  const message = 'Quillhaven FX: licence revoked.'
  await openForm({
    answers: {
      'vps.ask': () =>
        new Refused(400, { ErrorCode: 1004, message: 'Invalid.', errors: [{ field: 'traderCode', message }] }),
    },
  })
  await fillIn()
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a broker that is unfit to lead has no form: its findings are named first', async () => {
  await openPage(
    '/user/vps.html?trader=hw1',
    backendOf({
      broker: harrow,
      answers: {
        'dealer.vpsbroker': () => {
          throw new Error('its plans are not asked for')
        },
      },
    }),
  )
  const panel = screen.getByRole('region', { name: 'Harrow Markets' })
  expect(panel.textContent).toMatch(/^Harrow MarketsNo licence found.*We pass no requests on to this broker/)
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
})

test('a broker without plans leads to the plans of others', async () => {
  await openForm({ offered: [] })
  expect(screen.getByRole('heading', { name: 'We know of no VPS that this broker offers' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^See VPS plans/ }).getAttribute('href')).toBe('/en/vps.html')
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
})

test('the only plan is chosen already', async () => {
  await openForm({ offered: [vpsPlan()] })
  expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true)
})

test('an unknown broker is not found; without a broker the list of requests is shown', async () => {
  await openPage('/user/vps.html?trader=zz', { 'dealer.gettraderbycodes': () => ({ items: [] }) })
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeTruthy()
  const { router } = await openPage('/user/vps.html', { 'usercenter.vpsorders': () => pageWith([]) })
  expect(router.state.location.pathname).toBe('/en/user/orderList.html')
})

test('a visitor who is not logged in is sent to the login page (401)', async () => {
  const store = storeWith(backendOf({ answers: { 'usercenter.traderinfocount': () => new Refused(401, {}) } }))
  const context = {
    params: {},
    url: new URL('http://localhost/en/user/vps.html?trader=Q1'),
    lang: 'en' as const,
    api: store.api,
    store,
    signal: new AbortController().signal,
  }
  await expect(ownPage(loadVpsRequest)(context)).rejects.toMatchObject({ status: 401 })
})
