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

test('a program stands with its kind, version, systems and score; invented ones are marked', () => {
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

test('what is not rated, and of which nobody has written, leaves those out', () => {
  show([{ ...program, kind: 'mt5', name: 'MetaTrader 5', score: null, content: '' }])
  expect(screen.queryByText('Our score')).toBeNull()
  expect(screen.queryByText('About MetaTrader 5')).toBeNull()
})

test('no software known, and software that did not load, are told apart', () => {
  const { unmount } = show([])
  screen.getByText('No software known')
  unmount()
  show(null)
  screen.getByText('Platforms did not load')
})
