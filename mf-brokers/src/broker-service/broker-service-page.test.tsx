import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { StoreProvider } from 'shared-state/runtime'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { dealerVpsbroker } from 'calls/vps'
import type { CallOutput } from 'shared-state/api/declare-call'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { brokerOf, complaintsOf, tabDataOf } from '../testing/sample-brokers.ts'
import type { ContactsAnswer } from './ask-contacts.ts'
import { BrokerServicePage } from './broker-service-page.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import type { BrokerServiceData } from './load-broker-service.ts'

const words = { ...uiStrings, ...strings }
const complaints: NonNullable<BrokerServiceData['complaints']> = {
  ...complaintsOf(),
  amounts: [{ amount: 126227, currency: 'USD' }],
  byReason: [
    { reason: 'unable_to_withdraw', name: 'Unable to withdraw', count: 19 },
    { reason: 'scam', name: 'Scam', count: 1 },
    { reason: 'other', name: 'Other', count: 0 },
  ],
}
const show = (data: Partial<BrokerServiceData>) =>
  renderPart(<BrokerServicePage />, {
    data: { ...tabDataOf(), complaints, vps: { items: [] }, ...data },
    strings: words,
    at: '/en/brokers/service/quillhaven-fx-Q1.html',
  })

test('the complaint panel shows figures and the reasons given, each number with a link to its complaints', () => {
  show({ complaints: { ...complaints, overdue: 1, underMediation: 2, answers: { due: 5, inTime: 3 } } })
  const panel = within(screen.getByRole('region', { name: 'Complaint handling' }))
  const [labels, values] = (['term', 'definition'] as const).map(role =>
    panel.getAllByRole(role).map(({ textContent }) => textContent),
  )
  expect(labels!.map((label, index) => [label, values![index]])).toEqual([
    ['All', '20'],
    ['Last 90 days', '4'],
    ['14 days without a reply', '1'],
    ['Open', '9'],
    ['Under mediation', '2'],
    ['Answered', '8'],
    ['Resolved', '6'],
    ['Answered in time', '3 of 5'],
  ])
  expect(panel.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Unable to withdraw19', 'Scam1'])
  panel.getByText('Total claimed: $126,227. Complaints are claims made by their authors.')
  const list = '/en/exposure.html?traderCode=Q1'
  expect(panel.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    list,
    list,
    `${list}&period=90`,
    `${list}&replied=overdue`,
    '/en/exposure/mediation.html?traderCode=Q1',
    `${list}&replied=true`,
    `${list}&state=resolved`,
    '/en/exposure/publish.html?trader=Q1',
    '/en/exposure/complaint.html?trader=Q1',
  ])
  expect(panel.queryByText(/Nobody from this broker/)).toBeNull()
})

test('the complaint panel of a broker without an account here says that nobody can reply', () => {
  show({ complaints: { ...complaints, registered: false, answers: null } })
  screen.getByText(/^Nobody from this broker has an account here/)
  expect(screen.queryByText('Answered in time')).toBeNull()
})

test('the service tab distinguishes no complaints, no VPS plans and panels that failed to load', () => {
  const { unmount } = show({ complaints: { ...complaints, total: 0 } })
  screen.getByText('Nobody has posted a complaint about this broker here.')
  expect(screen.getByRole('link', { name: 'Report this broker' }).getAttribute('href')).toMatch(
    /^\/en\/exposure\/publish\.html\?trader=\w+$/,
  )
  expect(screen.queryByText('VPS for its clients')).toBeNull()
  unmount()
  show({ complaints: null, vps: null })
  screen.getByText('Complaint handling did not load')
  screen.getByText('VPS for its clients did not load')
})

test('a broker with VPS plans can be asked for one, unless it is unfit to lead', () => {
  const vps = exampleOutput(dealerVpsbroker) as CallOutput<typeof dealerVpsbroker>
  const { unmount } = show({ broker: brokerOf({ findings: [] }), vps })
  const ask = screen.getByRole('link', { name: 'Ask for a sponsored VPS' })
  expect(ask.getAttribute('href')).toBe('/en/user/vps.html?trader=Q1')
  unmount()
  show({ broker: brokerOf({ findings: ['warning'] }), vps })
  screen.getByText('VPS for its clients')
  expect(screen.queryByRole('link', { name: 'Ask for a sponsored VPS' })).toBeNull()
})

test('a broker without VPS plans cannot be asked for one', () => {
  show({ broker: brokerOf({ findings: [] }) })
  expect(screen.queryByRole('link', { name: 'Ask for a sponsored VPS' })).toBeNull()
})

/** The panel on a page whose form gets the given response. */
async function ask(answer: ContactsAnswer) {
  const store = testStore({ strings: words })
  const router = createMemoryRouter(
    [{ path: '/en/x', element: <ContactsPanel claimed={false} />, action: () => answer }],
    { initialEntries: ['/en/x'] },
  )
  render(
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show contacts' }))
}

test('pressing Show contacts lists each contact as a link', async () => {
  await ask({
    contacts: {
      emails: ['a@q.example', 'b@q.example'],
      phones: ['+44 20 (0) 55'],
      address: null,
      website: 'https://www.q.example/',
      socials: [],
    },
  })
  expect((await screen.findByRole('link', { name: 'a@q.example' })).getAttribute('href')).toBe('mailto:a@q.example')
  screen.getByText('Email 2')
  expect(screen.getByRole('link', { name: '+44 20 (0) 55' }).getAttribute('href')).toBe('tel:+4420055')
  expect(screen.getByRole('link', { name: 'q.example' }).getAttribute('href')).toBe(
    '/en/leaving.html?url=https%3A%2F%2Fwww.q.example%2F',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('the contact panel reports missing contacts and why a request failed', async () => {
  await ask({ contacts: { emails: [], phones: [], address: null, website: null, socials: [] } })
  await screen.findByText('No contacts known')
  await ask({ refused: 'You requested many contacts within an hour.' })
  expect((await screen.findByRole('alert')).textContent).toContain('You requested many contacts within an hour.')
})
