import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../../strings/en.json'
import type { Outcome } from '../../exposure-parts/load-outcome.ts'
import { exposure, outcome } from '../../testing/sample-exposure.ts'
import { BrokerExposures } from './broker-exposures.tsx'

const show = (items: ReturnType<typeof exposure>[], total = items.length, change: Partial<Outcome> = {}) =>
  renderPart(
    <BrokerExposures props={{ traderCode: 'pw1' }} data={{ items, total, outcome: outcome({ total, ...change }) }} />,
    { strings: { ...uiWords, ...en } },
  )

test('the exposure panel of a broker without exposures says so', () => {
  show([])
  expect(screen.getByText('No exposures about this broker')).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/en/exposure/publish.html?trader=pw1',
  ])
})

test('the exposure panel of a broker links to its latest exposures and to the full list', () => {
  show([exposure({ state: 'resolved' })], 9)
  expect(screen.getByText('Resolved')).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/en/exposure.html?traderCode=pw1',
    '/en/exposure/withdrawal-pending-2047719.html',
    '/en/exposure/publish.html?trader=pw1',
  ])
})

test.each([
  [4, { resolved: 4, medianDays: null }, 'fewer than 5 published complaints', '%'],
  [12, { resolved: 4, medianDays: null }, '4 of 12 (33%)', 'days'],
  [12, { resolved: 5, medianDays: 20.2 }, '21 days', 'Fewer than 5'],
  [200, { resolved: 199, medianDays: 3 }, '199 of 200 (99%)', '100%'],
] as const)('of %s complaints, %j: the panel of a broker says %s and not %s', (total, ended, said, unsaid) => {
  show([exposure()], total, { ...ended })
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(unsaid)
})

test('the panel of a broker says what waits for it, each number with a link to its cases', () => {
  show([exposure()], 9, { overdue: 2, awaitingBroker: 3, underMediation: 4, open: 6, answers: { due: 5, inTime: 3 } })
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkOf('14 days without a reply: 2')).toBe('/en/exposure.html?traderCode=pw1&replied=overdue')
  expect(linkOf('Waiting for its reply: 3')).toBe('/en/exposure.html?traderCode=pw1&state=in_mediation')
  expect(linkOf('Under mediation: 4')).toBe('/en/exposure/mediation.html?traderCode=pw1')
  expect(document.body.textContent).toContain('Cases answered in time3 of 5')
})

test('the panel of a broker without an account says so, and says nothing about times to reply', () => {
  show([exposure()], 9, { registered: false, answers: null, awaitingBroker: 1, underMediation: 1 })
  expect(document.body.textContent).toContain('The broker is not registered here.')
  expect(document.body.textContent).not.toContain('in time')
})
