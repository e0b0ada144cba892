import { render } from '@testing-library/react'
import { publicExposureStates } from 'calls/entities/exposure'
import { findings } from 'calls/entities/finding'
import { licenceStatuses } from 'calls/entities/licence'
import { publicLanguages } from 'shared-state/i18n/languages'
import { exposureStateNames, findingNames, licenceStatusNames } from 'calls/states/state-names'
import { Icon } from '../icon.tsx'
import en from '../strings/en.json'
import id from '../strings/id.json'
import { certificateLooks } from './certificate-looks.ts'
import { claimLooks } from './claim-looks.ts'
import { commentLooks } from './comment-looks.ts'
import { complaintLooks } from './complaint-looks.ts'
import { exposureLooks } from './exposure-looks.ts'
import { findingLooks } from './finding-looks.ts'
import { brokerLicenceLooks, licenceLooks } from './licence-looks.ts'
import { listingLooks } from './listing-looks.ts'
import type { ShownState } from './shown-states.ts'
import { ticketLooks } from './ticket-looks.ts'

const words: Record<(typeof publicLanguages)[number], Record<string, string>> = { en, id }

/** Every kind of state, with the states that may look positive; all its other states are adverse or undecided. */
const kinds: [string, Readonly<Record<string, ShownState>>, good: string[]][] = [
  ['broker', brokerLicenceLooks, []],
  ['finding', findingLooks, []],
  ['licence', licenceLooks, ['regulated']],
  ['exposure', exposureLooks, ['resolved']],
  ['comment', commentLooks, []],
  ['certificate', certificateLooks, ['approved']],
  ['claim', claimLooks, ['approved']],
  ['complaint', complaintLooks, ['answered']],
  ['listing', listingLooks, ['live']],
  ['ticket', ticketLooks, ['approved']],
]
const states = kinds.flatMap(([kind, looks]) =>
  Object.entries(looks).map(([state, look]) => [`${kind} ${state}`, look] as const),
)

test.each(states)(
  'the state %s has a name in both public languages, an icon and a colour',
  (_, { text, icon, tone }) => {
    for (const lang of publicLanguages) expect(words[lang][text]?.trim()).toBeTruthy()
    expect(render(<Icon of={icon} />).container.querySelector('svg')?.childElementCount).toBeGreaterThan(0)
    expect(['good', 'plain', 'info', 'warn', 'bad']).toContain(tone)
  },
)

test.each(kinds)('no adverse state of a %s has the good tone', (_, looks, good) => {
  expect(Object.keys(looks).filter(state => looks[state]!.tone === 'good')).toEqual(good)
})

test('the gravest states have the bad tone', () => {
  const gravest = states.filter(([, { tone }]) => tone === 'bad').map(([state]) => state)
  expect(gravest).toEqual([
    'broker suspected_clone',
    'broker revoked',
    'broker unregulated',
    'finding suspectedClone',
    'finding revoked',
    'finding warning',
    'finding noLicence',
    'finding allExpired',
    'finding gradeE',
    'licence suspected_clone',
    'licence revoked',
    'licence unregulated',
    'exposure rejected',
    'exposure overdue',
    'comment removed',
    'certificate rejected',
    'claim rejected',
    'claim suspended',
    'listing rejected',
    'ticket rejected',
  ])
})

test('all states of one kind have different names', () => {
  for (const lang of publicLanguages) {
    for (const [, looks] of kinds) {
      const said = Object.values(looks).map(({ text }) => words[lang][text])
      expect(said).toEqual([...new Set(said)])
    }
  }
})

test.each(publicLanguages)('server and browser use the same state names (%s)', lang => {
  for (const status of licenceStatuses)
    expect(licenceStatusNames[status][lang]).toBe(words[lang][brokerLicenceLooks[status].text])
  for (const finding of findings) expect(findingNames[finding][lang]).toBe(words[lang][findingLooks[finding].text])
  for (const state of publicExposureStates)
    expect(exposureStateNames[state][lang]).toBe(words[lang][exposureLooks[state].text])
})
