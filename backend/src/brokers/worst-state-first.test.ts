import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Broker } from 'calls/entities/broker'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import { findingNames, worstStateName } from 'calls/states/state-names'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { publicLanguages } from 'shared-state/i18n/languages'
import { readPictureFacts } from '../pictures/picture-facts.ts'
import { createReferenceData } from '../reference/reference-data.ts'
import { brokerHit } from '../search/find-brokers.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'
import { introOf } from './broker-intro.ts'
import { entriesInOrder } from './broker-rows.ts'
import { tipsOf } from './broker-warnings.ts'
import { leavingTarget } from './leaving.ts'

let db: Db
let brokers: BrokerListEntry[]

beforeAll(async () => {
  db = await openTestDatabase('hundredth')
  brokers = await entriesInOrder(db, createReferenceData(db), await addBrokersOfEveryState(db, 500))
  expect(new Set(brokers.map(({ findings: [worst] }) => worst)).size).toBeGreaterThan(8)
})
afterAll(() => db.close())

const inEachLanguage = <Said>(say: (broker: BrokerListEntry, lang: (typeof publicLanguages)[number]) => Said) =>
  publicLanguages.flatMap(lang => brokers.map(broker => ({ broker, lang, said: say(broker, lang) })))

test('the text of a search result begins with the broker’s worst finding, or says that it is regulated', () => {
  const wrong = inEachLanguage((broker, lang) => brokerHit(broker, lang)).filter(
    ({ broker, lang, said }) => !said.text.startsWith(`${worstStateName(broker, lang)} · `),
  )
  expect(wrong).toEqual([])
})

test('a broker’s introduction and answers name its worst finding first, and no regulator next to doubtful licences', () => {
  const told = inEachLanguage((broker, lang) =>
    introOf({ ...broker, website: null, updatedAt: '' } as unknown as Broker, lang),
  )
  const doubtful = ['suspectedClone', 'revoked', 'warning', 'noLicence', 'exceeded', 'allExpired']
  for (const { broker, lang, said } of told) {
    const { findings, regulators } = broker
    const [sentence] = said.intro.split('. ')
    const answer = said.faqs[0]!.a
    if (findings[0]) {
      expect(sentence).toContain(findingNames[findings[0]][lang])
      expect(answer.split('. ')[0]).toContain(findingNames[findings[0]][lang])
    }
    if (findings.some(finding => doubtful.includes(finding)))
      for (const { abbreviation } of regulators) expect(`${said.intro} ${answer}`).not.toContain(`${abbreviation}.`)
  }
})

test('each answer about a broker names its worst finding, because a search engine may show one of them alone', () => {
  const told = inEachLanguage((broker, lang) =>
    introOf({ ...broker, website: 'https://broker.example', updatedAt: '' } as unknown as Broker, lang),
  )
  for (const { broker, lang, said } of told) {
    const [worst] = broker.findings
    expect(said.faqs).toHaveLength(3)
    for (const { a } of said.faqs) {
      expect(a).not.toBe('')
      if (worst) expect(a).toContain(findingNames[worst][lang])
    }
  }
})

test('a broker’s tips state each finding about its licences and each warning, worst first', () => {
  const unstated = ['gradeE', 'gradeD', 'notRated']
  for (const { broker, said } of inEachLanguage((broker, lang) => tipsOf({ ...broker, licences: [] } as never, lang))) {
    const stated = said.flatMap(({ finding, text }) => (finding && text ? finding : []))
    const expected = broker.findings.filter(finding => !unstated.includes(finding))
    expect(stated.toSorted()).toEqual(expected.toSorted())
    const gravity = said.map(({ level }) => ['danger', 'warn', 'info'].indexOf(level))
    expect(gravity).toEqual(gravity.toSorted())
  }
})

test('the picture of a broker knows its findings, and names no regulator next to doubtful licences', async () => {
  const deps = { db, reference: createReferenceData(db) }
  for (const broker of brokers.slice(0, 60)) {
    const facts = await readPictureFacts(deps, { lang: 'en', kind: 'broker', code: broker.code })
    expect(facts).toMatchObject({ findings: broker.findings, unlicensed: broker.regulators.length === 0 })
    if (broker.findings.includes('revoked')) expect(facts).toMatchObject({ regulators: [] })
  }
})

test('the notice before a broker’s website calls the risk of an unfit broker high', async () => {
  const reference = createReferenceData(db)
  for (const { code, findings } of brokers.slice(0, 100)) {
    const { riskLevel } = await leavingTarget(db, reference, { traderCode: code }, 'en')
    if (!mayLead({ findings })) expect([code, riskLevel]).toEqual([code, 'high'])
    else if (findings.length > 0) expect([code, riskLevel]).not.toEqual([code, 'low'])
  }
})
