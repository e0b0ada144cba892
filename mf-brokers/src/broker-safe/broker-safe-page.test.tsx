import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerSafePage } from './broker-safe-page.tsx'
import type { BrokerSafeData } from './load-broker-safe.ts'

const finding = {
  level: 'danger' as const,
  title: 'No licence found',
  text: 'Money there is not protected.',
  source: 'Our record',
  at: '2026-01-09',
}
const show = (report: BrokerSafeData['report']) =>
  renderPart(<BrokerSafePage />, {
    data: { ...tabDataOf({ tips: [{ level: 'warn', text: 'A tip.', since: null, finding: null }] }), report },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/safe/quillhaven-fx-Q1.html',
  })

test('each safety finding shows its meaning, source and date', () => {
  show({ riskLevel: 'high', items: [finding], madeAt: '2026-01-10T00:00:00.000Z' })
  const panel = within(screen.getByRole('region', { name: 'Is Quillhaven FX safe?' }))
  panel.getByText('High risk')
  panel.getByText('No licence found')
  panel.getByText('Money there is not protected.')
  panel.getByText('Our record, 9 Jan 2026')
  expect(panel.queryByText('We found nothing to warn about.')).toBeNull()
})

test('the safety report of a broker without adverse findings says that we found nothing to warn about', () => {
  show({
    riskLevel: 'low',
    items: [{ ...finding, level: 'info', title: 'No exposures' }],
    madeAt: '2026-01-10T00:00:00.000Z',
  })
  expect(screen.getByText('We found nothing to warn about.')).toBeTruthy()
})

test('the safety tab has a plain search form for any name or website', () => {
  show({ riskLevel: 'low', items: [], madeAt: '2026-01-10T00:00:00.000Z' })
  const form = screen.getByRole('search', { name: 'Check any name or website' })
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/en/search.html', 'get'])
  expect(within(form).getByRole('searchbox').getAttribute('name')).toBe('q')
})

test('the general warnings are shown if the safety report failed to load', () => {
  show(null)
  screen.getByText('Warnings did not load')
  expect(screen.getByText('A tip.')).toBeTruthy()
})
