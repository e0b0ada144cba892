import { expect, test } from '@jest/globals'
import type { Broker } from '../entities/broker.ts'
import type { Licence } from '../entities/licence.ts'
import { namedRegulators, strictRegulators } from './named-regulators.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const licence = (given: Partial<Licence> = {}): Licence =>
  ({ regulatorId: 1, tier: 1, status: 'regulated', expiresAt: null, ...given }) as Licence
const broker = (licences: Licence[], findings: Broker['findings'] = []) => ({ licences, findings })

test('active full licences of strict regulators count, one per regulator', () => {
  expect(strictRegulators(broker([licence(), licence(), licence({ regulatorId: 2 })]), now)).toBe(2)
})

test.each([
  ['an expired licence', { expiresAt: '2026-11-19' }],
  ['an offshore licence', { status: 'offshore' }],
  ['an exceeded licence', { status: 'exceeded' }],
  ['a revoked licence', { status: 'revoked' }],
  ['a cloned licence', { status: 'suspected_clone' }],
  ['a licence of a regulator of tier 2', { tier: 2 }],
] as const)('%s is not a licence of a strict regulator', (_, given) => {
  expect(strictRegulators(broker([licence(given)]), now)).toBe(0)
})

test.each(['gradeD', 'notRated', 'offshoreOnly'] as const)(
  'a broker with the finding %s is not praised for a strict regulator',
  finding => expect(strictRegulators(broker([licence()], [finding]), now)).toBe(0),
)

test('an expired licence next to an active one of a strict regulator takes no praise away', () => {
  expect(strictRegulators(broker([licence()], ['someExpired']), now)).toBe(1)
})

test('regulators are named next to a low grade but not next to a finding about the licences', () => {
  expect(namedRegulators({ regulators: ['FCA'], findings: ['gradeE'] })).toEqual(['FCA'])
  expect(namedRegulators({ regulators: ['FCA'], findings: ['someExpired'] })).toEqual(['FCA'])
  expect(namedRegulators({ regulators: ['FCA'], findings: [] })).toEqual(['FCA'])
  for (const finding of ['suspectedClone', 'revoked', 'warning', 'noLicence', 'exceeded', 'allExpired'] as const)
    expect(namedRegulators({ regulators: ['FCA'], findings: ['gradeE', finding] })).toEqual([])
})
