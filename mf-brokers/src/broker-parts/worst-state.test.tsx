import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Broker } from 'calls/entities/broker'
import { findings } from 'calls/entities/finding'
import type { Licence } from 'calls/entities/licence'
import { mayLead } from 'calls/findings/findings-of'
import { everyBrokerState } from 'calls/testing/broker-states'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import { findingLooks } from 'ui/states/finding-looks'
import { BrokerTable } from '../broker-list/broker-table.tsx'
import { BrokerRow } from './broker-row.tsx'
import { BrokerTags } from '../broker/broker-tags.tsx'
import { headOfBroker } from '../broker/head-of-broker.ts'
import { LicencesPanel } from '../licences/licences-panel.tsx'
import { RankedBrokers } from '../ranked-brokers/ranked-brokers.tsx'
import { RankList } from '../ranking/rank-list.tsx'
import { RankTable } from '../ranking/rank-table.tsx'
import { LicensedBrokers } from '../regulator/licensed-brokers.tsx'
import type { RegulatorData } from '../regulator/load-regulator.ts'
import strings from '../strings/en.json'
import { brokerOf, tabDataOf } from '../testing/sample-brokers.ts'

const words: Record<string, string> = uiStrings
const now = Date.parse('2026-11-20T12:00:00Z')

/** Every broker looks as good as its findings allow: a regulator of tier 1, many stars, a high score. */
const brokers: Broker[] = everyBrokerState().map(({ grade, licenceStatus, licences, findings }, index) =>
  brokerOf({
    code: `B${index}`,
    showName: `Name ${index}`,
    score: grade && 9,
    stars: grade && 5,
    grade,
    licenceStatus,
    findings,
    sample: false,
    licences: licences.map(
      (held, at) =>
        ({
          ...held,
          id: `${at}`,
          regulatorId: at,
          tier: 1,
          abbreviation: 'FCA',
          twoCharCode: 'GB',
          registerHost: '',
        }) as Licence,
    ),
  }),
)
/** Those rendered: every finding alone, every pair, and some of the longer lists. */
const found = brokers.filter(({ findings: { length } }, index) => length > 0 && (length <= 2 || index % 60 === 0))
const rows = found.map((broker, index) => ({ rank: index + 1, move: 1, value: 9, broker }))
const oneOf = (wanted: (broker: Broker) => boolean) => brokers.find(wanted)!

const show = (part: ReactNode) => renderPart(part, { strings: { ...uiStrings, ...strings }, now }).container
const worstOf = ({ findings: [worst] }: Broker) => words[findingLooks[worst!].text]
/** What may speak for a broker: stars, grades, flags of regulators, green tags. */
const signs = '[role=img], img[alt]:not([alt=""]), .good, .tag'
const praise = '.good, .aaa, .aa, .a, .b, .c'

/** The brokers whose place shows something before their worst finding, or a sign of praise although they may not lead. */
function wronglyShown(places: Element[]): string[] {
  expect(places).toHaveLength(found.length)
  return found.flatMap((broker, index) => {
    const place = places[index]!
    const state = place.querySelector('.state, .tag')
    const first = place.querySelector(signs)
    const isFirst =
      first === null || first === state || state?.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_FOLLOWING
    const isNamed = state?.textContent === worstOf(broker)
    const isPraised = !mayLead(broker) && place.querySelector(praise) !== null
    return isNamed && isFirst && !isPraised ? [] : [`${broker.grade} ${broker.findings.join()}: ${place.textContent}`]
  })
}
const rowsOf = (container: HTMLElement) => [...container.querySelectorAll('tbody tr')]
const items = (container: HTMLElement) => [...container.querySelectorAll('li')]

test('brokers of every state are shown, with and without each finding', () => {
  expect(new Set(found.map(({ findings: [worst] }) => worst)).size).toBe(findings.length)
  expect(found.some(mayLead)).toBe(true)
})

test('the tags of a broker begin with its worst finding and have nothing green unless it may lead', () => {
  const container = show(found.map(broker => <div key={broker.code} children={<BrokerTags broker={broker} />} />))
  expect(wronglyShown([...container.children])).toEqual([])
})

test.each<[string, () => ReactNode, (container: HTMLElement) => Element[]]>([
  [
    'a list of brokers',
    () => <BrokerTable caption="" brokers={found} facts={['platforms']} view="" order="" hrefOfOrder={() => ''} />,
    rowsOf,
  ],
  [
    'a narrow list of brokers',
    () => found.map(broker => <li key={broker.code} children={<BrokerRow broker={broker} />} />),
    items,
  ],
  ['a list with ranks', () => <RankedBrokers brokers={found} />, items],
  ['the first places of a ranking', () => <RankList type="score" rows={rows as never} />, items],
  ['a ranking', () => <RankTable caption="" type="score" rows={rows as never} />, rowsOf],
  [
    'the list of a regulator’s brokers',
    () => (
      <LicensedBrokers
        data={
          {
            regulator: { abbreviation: 'FCA' },
            licenceStats: [],
            brokers: { items: found, total: found.length },
            query: { page: 1 },
            pages: 1,
          } as unknown as RegulatorData
        }
      />
    ),
    rowsOf,
  ],
])('%s names the worst finding right after the name and praises no broker that may not lead', (_, part, placesIn) => {
  expect(wronglyShown(placesIn(show(part())))).toEqual([])
})

test('the licences of a broker that may not lead have no green sign, even if they are active', () => {
  const some = [...found, ...brokers.filter(({ findings }) => findings.length === 0)]
  const container = show(some.map(broker => <div key={broker.code} children={<LicencesPanel broker={broker} />} />))
  const green = some.filter((_, index) => container.children[index]!.querySelector('.good'))
  expect(green.length).toBeGreaterThan(0)
  expect(green.filter(broker => !mayLead(broker))).toEqual([])
})

test('the head of a broker’s page begins with its worst finding, and has a rating only if the broker may lead', () => {
  const store = testStore({ strings: { ...uiStrings, ...strings } })
  const rating = { rating: 4.8, total: 90 } as never
  const headOf = (broker: Broker) =>
    headOfBroker('info')!(tabDataOf({ broker, rating }), {
      store,
      lang: 'en',
      url: new URL('http://localhost/'),
    } as never)
  for (const broker of found) {
    const { title, description, structured } = headOf(broker)
    expect(description!.startsWith(`${worstOf(broker)} – `)).toBe(true)
    expect(title.startsWith(`${worstOf(broker)} – `)).toBe(!mayLead(broker))
    expect(JSON.stringify(structured).includes('aggregateRating')).toBe(mayLead(broker))
  }
  expect(headOf(oneOf(({ findings }) => findings.length === 0)).title).toMatch(/^Name \d+: score/)
})

test('a broker without findings shows its strict regulators in green, or that it is regulated', () => {
  const good = oneOf(({ findings, licences }) => findings.length === 0 && licences.length === 1)
  const tags = within(show(<BrokerTags broker={good} />))
  expect(tags.getByText('Licensed by 1 strict regulator').className).toContain('good')
  show(<BrokerTags broker={{ ...good, licences: [{ ...good.licences[0]!, tier: 2 }] }} />)
  expect(screen.getByText('Regulated').className).not.toContain('good')
})
