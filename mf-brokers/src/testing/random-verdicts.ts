import { licenceStatuses } from 'calls/entities/licence'
import { mayLead } from 'calls/findings/findings-of'
import { grades } from 'calls/rating/grade'
import { findingNames } from 'calls/states/state-names'
import type { Comparison } from '../compare/compare-groups.ts'
import { brokerOf } from './sample-brokers.ts'
import { showVerdict, verdict } from './show-verdict.tsx'

/**
 * Expects the verdicts on `count` pairs and triples of brokers in random states to name each unfit broker with its worst finding before
 * any leader, and no unfit one as leader. Returns how many verdicts name a leader.
 */
export function checkRandomVerdicts(count: number): number {
  let state = 5
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const brokerInAnyState = (_: unknown, index: number) => {
    const licenceStatus = random() < 0.5 ? 'regulated' : pick(licenceStatuses)
    const name = { code: `R${index}`, showName: `Broker R${index}` }
    return brokerOf({ ...name, licenceStatus, grade: pick([...grades, null]) })
  }
  let led = 0
  for (let round = 0; round < count; round++) {
    const items = Array.from({ length: pick([2, 3]) }, brokerInAnyState)
    // Even a server that named an unfit leader would not be believed.
    const leaders = items.map(({ code }): Comparison['leaders'][number] => ({ code, topics: ['costs'] }))
    const { unmount } = showVerdict({ items, leaders, rows: [] })
    const said = verdict().textContent
    const places = items.map(({ showName }) => ({
      state: said.indexOf(`${showName}: `),
      lead: said.indexOf(`${showName} leads`),
    }))
    const firstLead = Math.min(...places.map(({ lead }) => (lead < 0 ? said.length : lead)))
    items.forEach((broker, index) => {
      const { state: stated, lead } = places[index]!
      const [worst] = broker.findings
      if (mayLead(broker)) return expect(stated).toBe(-1)
      expect(said).toContain(`${broker.showName}: ${findingNames[worst!].en}.`)
      expect([lead, stated < firstLead]).toEqual([-1, true])
    })
    if (firstLead < said.length) led++
    unmount()
  }
  return led
}
