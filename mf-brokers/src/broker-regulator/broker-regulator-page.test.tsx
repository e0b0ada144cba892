import { screen, within } from '@testing-library/react'
import { licenceOf } from 'calls/testing/example-licence'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { brokerOf, tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerRegulatorPage } from './broker-regulator-page.tsx'
import type { BrokerRegulatorData } from './load-broker-regulator.ts'

const licence = licenceOf({
  registerHost: 'register.fca.org.uk',
  effectiveAt: '2014-03-02',
  verifiedAt: '2026-01-12T00:00:00.000Z',
})
const check: NonNullable<BrokerRegulatorData['check']> = {
  licences: [licence],
  breakdown: null,
  riskLevel: 'low',
  warnings: [{ regulatorCode: 'fca', title: 'It has expired.', url: 'https://register.fca.org.uk/', at: null }],
}
const show = (data: Partial<BrokerRegulatorData>) =>
  renderPart(<BrokerRegulatorPage />, {
    data: { ...tabDataOf({ broker: brokerOf({ licences: [licence] }) }), check, notices: [], ...data },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/regulator/quillhaven-fx-Q1.html',
  })

test('the regulation tab shows all facts of a licence, its register and the day it was checked', () => {
  show({})
  const panel = within(screen.getByRole('region', { name: 'FCA SAMPLE-1101' }))
  panel.getByText('Active')
  for (const fact of [
    'Financial Conduct Authority',
    'Market making',
    'Quillhaven FX UK Ltd',
    '2 Mar 2014',
    'No expiry date',
    '12 Jan 2026',
  ])
    panel.getByText(fact)
  expect(panel.getByRole('link', { name: 'register.fca.org.uk' }).getAttribute('href')).toBe(
    'https://register.fca.org.uk/',
  )
})

test('regulator notices come before our own findings, which are labelled as ours', () => {
  show({
    notices: [
      {
        id: '7',
        title: 'Warning about Quillhaven',
        category: 'warning',
        url: 'https://www.fca.org.uk/7',
        at: '2026-01-02T00:00:00.000Z',
        traderCode: 'Q1',
        regulator: 'FCA',
      },
    ],
  })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(title => title.textContent)
  expect(titles.slice(0, 3)).toEqual(['Notices from regulators', 'Warnings from our checks', 'FCA SAMPLE-1101'])
  expect(screen.getByRole('link', { name: 'Warning about Quillhaven' }).getAttribute('href')).toBe(
    'https://www.fca.org.uk/7',
  )
  screen.getByText('These are our findings, not a regulator’s.')
})

test('the regulation tab reports a missing licence and checks that failed to load', () => {
  show({ broker: brokerOf({ licences: [] }), check: null, notices: null })
  screen.getByText('No licence found')
  screen.getByText('Warnings did not load')
  expect(screen.getByText('Notices from regulators did not load')).toBeTruthy()
})
