import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { exposure } from '../../testing/sample-exposure.ts'
import { BrokerExposures } from './broker-exposures.tsx'

const show = (
  items: ReturnType<typeof exposure>[],
  total = items.length,
  outcome = { resolved: 0, medianDays: null as number | null },
) =>
  renderPart(
    <BrokerExposures props={{ traderCode: 'pw1' }} data={{ items, total, outcome: { total, ...outcome } }} />,
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
] as const)('of %s complaints, %j: the panel of a broker says %s and not %s', (total, outcome, said, unsaid) => {
  show([exposure()], total, { ...outcome })
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(unsaid)
})
