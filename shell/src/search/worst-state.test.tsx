import { expect, test } from '@jest/globals'
import { findings } from 'calls/entities/finding'
import { mayLead } from 'calls/findings/findings-of'
import { everyBrokerState } from 'calls/testing/broker-states'
import type { ReactNode } from 'react'
import { renderPart } from 'shared-state/testing/render-part'
import { MenuLinks } from 'ui/menu-links'
import uiStrings from 'ui/strings/en.json'
import { findingLooks } from 'ui/states/finding-looks'
import { ratedLink } from '../layout/header/rated-link.tsx'
import { HitRow } from '../pages/search/hit-row.tsx'
import { SiteOwner } from '../pages/leaving/site-owner.tsx'
import strings from '../strings/en.json'
import { SearchTip } from './search-tip.tsx'

const words: Record<string, string> = uiStrings

/** Brokers that look as good as their findings allow: every finding alone, every pair, and some of the longer lists. */
const brokers = everyBrokerState()
  .filter(state => state.findings.length > 0)
  .filter((state, index) => state.findings.length <= 2 || index % 60 === 0)
  .map((state, index) => ({
    ...state,
    code: `B${index}`,
    showName: `Name ${index}`,
    score: state.grade && 9,
    commentCount: 40,
    regulators: [{ abbreviation: 'FCA', tier: 1, twoCharCode: 'GB' }],
  }))

const hits = brokers.map(broker => ({
  hit: {
    type: 'broker' as const,
    code: broker.code,
    title: broker.showName,
    text: '',
    lang: 'en',
    url: `/en/${broker.code}`,
    ico: null,
    broker,
  },
  keyword: '',
}))
const ratings = Object.fromEntries(brokers.map(broker => [broker.code, broker]))

/** What may speak for a broker: grades, flags of regulators, green signs. */
const signs = '[role=img], img[alt]:not([alt=""]), .licence, .good'
const praise = '.good, .aaa, .aa, .a, .b, .c'

test.each<[string, () => ReactNode]>([
  ['search suggestions', () => hits.map(props => <li key={props.hit.code} children={<SearchTip {...props} />} />)],
  ['search results', () => hits.map(props => <li key={props.hit.code} children={<HitRow {...props} />} />)],
  [
    'the header’s menu',
    () => (
      <MenuLinks items={hits.map(({ hit: { code, title, url } }) => ratedLink({ code, name: title, url }, ratings))} />
    ),
  ],
  [
    'the leaving page',
    () =>
      brokers.map(broker => (
        <li key={broker.code} children={<SiteOwner site={{ broker, regulator: null } as never} />} />
      )),
  ],
])('%s name a broker’s worst finding before anything else, and praise none that may not lead', (_, part) => {
  expect(new Set(brokers.map(broker => broker.findings[0])).size).toBe(findings.length)
  const { container } = renderPart(part(), { strings: { ...uiStrings, ...strings } })
  const places = [...container.querySelectorAll('li')]
  expect(places).toHaveLength(brokers.length)
  const wrong = brokers.filter((broker, index) => {
    const place = places[index]!
    const state = place.querySelector('.state')
    const first = place.querySelector(signs)
    const isFirst = first === null || state?.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_FOLLOWING
    const isNamed = state?.textContent === words[findingLooks[broker.findings[0]!].text]
    return !isNamed || !isFirst || (!mayLead(broker) && place.querySelector(praise) !== null)
  })
  expect(wrong).toEqual([])
})
