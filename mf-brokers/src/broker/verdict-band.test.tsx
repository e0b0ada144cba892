import { cleanup, screen, within } from '@testing-library/react'
import { findings } from 'calls/entities/finding'
import type { Finding } from 'calls/entities/finding'
import { statements } from 'calls/findings/verdict'
import { findingStates } from 'calls/states/finding-states'
import { everyBrokerState } from 'calls/testing/broker-states'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiEnglish from 'ui/strings/en.json'
import uiIndonesian from 'ui/strings/id.json'
import english from '../strings/en.json'
import indonesian from '../strings/id.json'
import { licenceOf } from 'calls/testing/example-licence'
import { brokerOf, noEvidence, tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerWarnings } from './broker-warnings.tsx'
import type { BrokerData } from './load-broker.ts'
import { VerdictBand } from './verdict-band.tsx'
import { similarAnchor } from './similar-brokers.tsx'
import { verdictWords } from './verdict-words.ts'

const texts = { en: { ...uiEnglish, ...english }, id: { ...uiIndonesian, ...indonesian } }

function show(given: Partial<BrokerData> = {}, lang: 'en' | 'id' = 'en') {
  const { container } = renderPart(<VerdictBand data={tabDataOf(given)} />, { lang, strings: texts[lang] })
  return (name: string) => container.querySelector(`[data-verdict="${name}"]`)!.textContent
}

/** What the sentence of each finding says about it. */
const named: Record<Finding, { en: RegExp; id: RegExp }> = {
  suspectedClone: { en: /clone/, id: /tiruan/ },
  revoked: { en: /revoked/, id: /dicabut/ },
  warning: { en: /warned/, id: /[Pp]eringat/ },
  noLicence: { en: /no licence/, id: /tidak kami temukan/ },
  exceeded: { en: /more than its licence/, id: /melebihi cakupan/ },
  allExpired: { en: /(all|last)[^.]{0,60}expired/, id: /(semua|terakhir)[^.]{0,60}kedaluwarsa/ },
  gradeE: { en: /grade, E/, id: /peringkatnya E/ },
  gradeD: { en: /grade D/, id: /peringkatnya D/ },
  notRated: { en: /too little/, id: /belum cukup/ },
  someExpired: { en: /another one has expired/, id: /lisensi lain sudah kedaluwarsa/ },
  offshoreOnly: { en: /only offshore/, id: /[Hh]anya berlisensi offshore/ },
}

test.each(['en', 'id'] as const)(
  'in %s, the sentence of each verdict names its finding, and only licensed brokers are called licensed',
  lang => {
    const { t } = testStore({ lang, strings: texts[lang] }).text
    for (const statement of statements) {
      const sentence = t(verdictWords[statement], { count: 2, date: '3 May 2024' })
      const finding = findings.find(name => name === statement.replace(/On$/, ''))
      if (finding) expect(sentence).toMatch(named[finding][lang])
      expect([sentence, /^(Licensed|Berlisensi)/.test(sentence)]).toEqual([sentence, finding === undefined])
      expect(sentence.includes('3 May 2024')).toBe(statement.endsWith('On'))
    }
  },
)

test('the verdict on a broker without findings says how many strict regulators license it', () => {
  const part = show({ broker: brokerOf({ licences: [licenceOf()], exposureCount: 0 }) })
  expect(part('sentence')).toBe('Licensed by 1 strict regulator; we know of nothing serious against it.')
  expect(part('licence')).toBe('1 active licencesample, not checked')
  expect(part('complaint')).toBe('No complaint published')
  expect(part('score')).toMatch(/^8\.92 of 10, grade AAA/)
  expect(screen.getByRole('link', { name: /Check the licence/ }).getAttribute('href')).toBe('https://register.example/')
})

test('the verdict on a revoked licence names the day since when the record shows it', () => {
  const broker = brokerOf({ licenceStatus: 'revoked', licences: [licenceOf({ status: 'revoked' })] })
  expect(show({ broker })('sentence')).toBe('Do not deposit: our records show a revoked licence.')
  cleanup()
  const part = show({ broker, evidence: { ...noEvidence, revokedOn: '2024-05-03' } })
  expect(part('sentence')).toBe('Do not deposit: our records show its licence as revoked since 3 May 2024.')
  expect(part('licence')).toMatch(/^Licence revoked/)
})

test('the last complaint links to the case and names its reason and date, next to the number of all', () => {
  const complaint = {
    code: 'E7',
    slug: 'no-payout',
    reason: 'unable_to_withdraw' as const,
    reasonName: 'Unable to withdraw',
    at: '2026-01-02T10:00:00Z',
    sample: true,
  }
  const part = show({ evidence: { ...noEvidence, complaint } })
  expect(part('complaint')).toBe('Unable to withdraw2 Jan 2026, 9 complaints in all')
  expect(screen.getByRole('link', { name: '9 complaints in all' }).getAttribute('href')).toBe(
    '/en/exposure.html?traderCode=Q1',
  )
  expect(screen.getByRole('link', { name: 'Unable to withdraw' }).getAttribute('href')).toBe(
    '/en/exposure/no-payout-E7.html',
  )
})

test('complaints whose latest one is not known are counted instead of denied', () => {
  expect(show({ broker: brokerOf({ exposureCount: 3 }) })('complaint')).toBe('3 complaints published')
})

test('licences checked in the register show the earliest day of their checks', () => {
  const checked = (verifiedAt: string | null) => licenceOf({ verifiedAt })
  const both = [checked('2026-01-05T00:00:00Z'), checked('2025-12-01T00:00:00Z')]
  expect(show({ broker: brokerOf({ sample: false, licences: both }) })('licence')).toBe(
    '2 active licenceschecked 1 Dec 2025',
  )
  cleanup()
  const one = [checked('2026-01-05T00:00:00Z'), checked(null)]
  expect(show({ broker: brokerOf({ sample: false, licences: one }) })('licence')).toBe('2 active licencesnot checked')
})

test('a regulator’s warning is the verdict even of a well-licensed broker, and the next step is to read it', () => {
  const warning = { url: 'https://regulator.example/notice', regulatorName: 'A', at: '2026-01-05' }
  const broker = brokerOf({ licences: [licenceOf()], findings: ['warning'] })
  const part = show({ broker, evidence: { ...noEvidence, warning } })
  expect(part('sentence')).toBe('Do not deposit: a regulator warned about this broker on 5 Jan 2026.')
  const link = within(screen.getByRole('region', { name: 'Our verdict on Quillhaven FX' })).getByRole('link', {
    name: /Read the regulator/,
  })
  expect(link.getAttribute('href')).toContain('/en/leaving.html?url=https%3A%2F%2Fregulator.example')
})

test('a broker that may not lead is followed by a link to the licensed brokers on its page, or to the ranking if there are none', () => {
  const broker = brokerOf({ licenceStatus: 'unregulated' })
  const nextStep = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  show({ broker, similar: [brokerOf({ code: 'B2' })] })
  expect(nextStep('See licensed brokers in the same country')).toBe(`#${similarAnchor}`)
  cleanup()
  for (const similar of [[], null]) {
    show({ broker, similar })
    expect(nextStep('See brokers ranked by regulation')).toBe('/en/ranking/regulation.html')
    cleanup()
  }
})

test('for every pair of findings that a broker can have, the warnings below the band state those that the band does not, and repeat none', () => {
  const tips = findings.map(finding => ({ level: 'warn' as const, text: `Tip: ${finding}.`, since: null, finding }))
  const { t } = testStore({ strings: texts.en }).text
  for (const { findings: found } of everyBrokerState().filter(state => state.findings.length <= 2)) {
    const broker = brokerOf({ findings: found })
    const said = show({ broker })
    const band = [said('sentence'), said('licence')].join(' ')
    cleanup()
    const own = tips.filter(({ finding }) => found.includes(finding))
    renderPart(<BrokerWarnings broker={broker} tips={own} />, { strings: texts.en })
    for (const { finding, text } of own) {
      const isInBand = named[finding].en.test(band) || band.includes(t(findingStates[finding].text))
      expect([found, finding, screen.queryByText(text) !== null]).toEqual([found, finding, !isInBand])
    }
    cleanup()
  }
})
