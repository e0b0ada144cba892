import type { Exposure } from 'calls/entities/exposure'
import { actorOf, eventTextOf, rules } from 'calls/exposure-case/case-rules'
import type { CaseAction } from 'calls/exposure-case/case-rules'
import type { CaseState } from 'calls/exposure-case/case-states'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { ruleFor } from 'calls/exposure-case/next-step'
import type { CaseNow } from 'calls/exposure-case/next-step'
import type { Db } from 'database/db'
import { randomOf } from './random-of.ts'

/** Times are days before the moment at which the cases are stored, with a fraction. */
interface GeneratedEvent {
  action: CaseAction
  from: CaseState | null
  to: CaseState
  actor: string
  ago: number
}

export interface GeneratedCase {
  code: string
  broker: string | null
  state: Exposure['state']
  /** Since when it has this state. */
  since: number
  reason: Exposure['reason']
  title: string
  amount: number
  currency: string
  country: string
  replied: boolean
  published: number
  updated: number
  /** When it was first taken to mediation; null for a case that does not wait for it and has never been in it. */
  requested: number | null
  events: readonly GeneratedEvent[]
}

/** The brokers that cases are about; the first gets most of them, the last few. The ones with an even number have staff. */
export const caseBrokers = Array.from({ length: 6 }, (_, index) => `broker${index}`)
export const hasStaff = (broker: string | null) => broker !== null && Number(broker.slice(-1)) % 2 === 0
export const caseWords = ['withdrawal', 'slippage', 'bonus', 'account']

const LONGEST_DAYS = 800
const DAY_MS = 86_400_000
const actions = [...new Set(rules.map(({ action }) => action))].filter(action => eventTextOf(action) !== null)

/** Cases that took random steps which the rules allow. */
export function generateCases(count: number, seed: number): GeneratedCase[] {
  const random = randomOf(seed)
  const below = (most: number) => Math.floor(random() * most)
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!

  function walk(broker: string | null, begun: number): GeneratedEvent[] {
    const events: GeneratedEvent[] = []
    let now: CaseNow = { state: 'new', replied: false, since: 0 }
    let ago = begun
    while (events.length < 3 || random() > 0.12) {
      const at = -ago * DAY_MS
      const open = actions.filter(action => {
        if (actorOf(action) === 'staff' && !hasStaff(broker)) return false
        return ruleFor(action, now, at)
      })
      if (open.length === 0) break
      const action = oneOf(open)
      const rule = ruleFor(action, now, at)!
      const from = now.state === 'new' ? null : now.state
      const to = rule.to === 'same' ? from! : rule.to
      events.push({ action, from, to, actor: rule.actor, ago })
      now = { state: to, replied: now.replied || rule.actor === 'staff', since: to === from ? now.since : at }
      // Hours to weeks later; a step later than now has not happened yet.
      ago -= 0.05 + random() ** 3 * 40
      if (ago < 0.02) break
    }
    return events
  }

  return Array.from({ length: count }, (_, index) => {
    const broker = random() < 0.1 ? null : (caseBrokers[Math.min(below(6), below(6))] ?? null)
    const events = walk(broker, 0.3 + random() ** 2 * LONGEST_DAYS)
    const last = events.at(-1)!
    const state = last.to
    const mediation = events.filter(({ to }) => to === 'mediation_requested' || to === 'in_mediation')
    const isMediated = state === 'mediation_requested' || events.some(({ to }) => to === 'in_mediation')
    return {
      code: `c${index}`,
      broker,
      state,
      since: events.findLast(({ from, to }) => from !== to)!.ago,
      reason: oneOf(['unable_to_withdraw', 'severe_slippage', 'scam', 'other']),
      title: `${oneOf(caseWords)} ${oneOf(caseWords)} ${index}`,
      amount: below(5) * 1000,
      currency: oneOf(['USD', 'EUR', 'IDR']),
      country: oneOf(['360', '840']),
      replied: events.some(({ actor }) => actor === 'staff'),
      published: events.find(({ to }) => isSeenByEveryone(to))?.ago ?? 0,
      updated: last.ago,
      requested: isMediated ? mediation[0]!.ago : null,
      events,
    }
  })
}

export const isPublicCase = ({ state }: GeneratedCase) => isSeenByEveryone(state)

/** Stores cases with their timelines, all written by one user. */
export async function storeCases(db: Db, cases: readonly GeneratedCase[], userId: string): Promise<void> {
  const ago = (days: string) => `now() - (${days})::float8 * interval '1 day'`
  await db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, country_code,
       incident_date, state, state_since, replied, mediated, published_at, updated_at)
     SELECT c->>'code', 'case', c->>'broker', 'Quillhaven', $2, c->>'reason', 'en', jsonb_build_object('en', c->>'title'),
       '{"en": "Nobody answers my letters"}', (c->>'amount')::numeric, c->>'currency', c->>'country', '2024-01-02', c->>'state',
       ${ago(`c->>'since'`)}, (c->>'replied')::boolean, c->'events' @? '$[*] ? (@.to == "in_mediation")', ${ago(`c->>'published'`)}, ${ago(`c->>'updated'`)}
     FROM jsonb_array_elements($1::jsonb) AS c`,
    [JSON.stringify(cases), userId],
  )
  await db.query(
    `INSERT INTO exposure_events (exposure_code, action, from_state, to_state, actor, at)
     SELECT c->>'code', v->>'action', v->>'from', v->>'to', v->>'actor', ${ago(`v->>'ago'`)}
     FROM jsonb_array_elements($1::jsonb) AS c, jsonb_array_elements(c->'events') AS v`,
    [JSON.stringify(cases)],
  )
}
