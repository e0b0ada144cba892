import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerAppPage } from './broker-app-page.tsx'
import type { BrokerAppData, Program } from './load-broker-app.ts'

const program: Program = {
  code: 'own',
  name: 'Fathom',
  kind: 'own',
  version: '2.1',
  platforms: ['web', 'ios', 'mac'],
  score: 6.8,
  sample: true,
  content: '<p>Drawn well.</p>',
}
const show = (programs: BrokerAppData['programs']) =>
  renderPart(<BrokerAppPage />, {
    data: { ...tabDataOf(), programs },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/app/quillhaven-fx-Q1.html',
  })

test('a program shows its kind, version, systems and score, and sample software is marked', () => {
  show([program])
  const panel = within(screen.getByRole('region', { name: 'Fathom' }))
  expect(panel.getAllByRole('definition').map(value => value.textContent)).toEqual([
    'The broker’s own',
    '2.1',
    'Web, iOS, macOS',
    '6.80',
  ])
  panel.getByText('Sample software')
  panel.getByText('Drawn well.')
})

test('a program without a score and a description omits both', () => {
  show([{ ...program, kind: 'mt5', name: 'MetaTrader 5', score: null, content: '' }])
  expect(screen.queryByText('Our score')).toBeNull()
  expect(screen.queryByText('About MetaTrader 5')).toBeNull()
})

test('unknown software and software that failed to load show different messages', () => {
  const { unmount } = show([])
  screen.getByText('No software known')
  unmount()
  show(null)
  expect(screen.getByText('Platforms did not load')).toBeTruthy()
})
