import type { tradercontestList } from 'calls/cooperation'
import { code, instant, line } from 'calls/entities/fields'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { array, maxLength, object, optional, refine } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import type { Language } from 'shared-state/i18n/languages'
import type { OutsideDocument } from '../outside-data/outside-document.ts'

const MOST_CONTESTS = 500
const title = line(1, 150)
const contest = object({
  code,
  title: object({ en: title, id: title }),
  startsAt: instant,
  endsAt: instant,
  /** The broker that holds it, by its code on this site. */
  traderCode: optional(code),
}).check(refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), 'endsAt is after startsAt'))
type StoredContest = OutputOfSchema<typeof contest>

const schema = object({ items: array(contest).check(maxLength(MOST_CONTESTS)) })

/** Contests of brokers (setting TRADING_CONTESTS_URL). */
export const tradingContests: OutsideDocument<typeof schema> = {
  key: 'trading_contests',
  what: 'trading contests',
  everySeconds: 6 * 3600,
  schema,
}

type Contest = Omit<CallOutput<typeof tradercontestList>['items'][number], 'trader'> & {
  traderCode: string | undefined
}

/** A page of contests, those that end last first. A contest's state follows from the time. */
export function pageOfContests(
  items: readonly StoredContest[],
  { state, pageIndex, pageSize }: CallParsed<typeof tradercontestList>,
  lang: Language,
  now = Date.now(),
): { items: Contest[]; total: number } {
  const found = items
    .map(each => ({ ...each, title: each.title[lang], traderCode: each.traderCode, state: stateAt(now, each) }))
    .filter(each => state === undefined || each.state === state)
    .sort((one, other) => Date.parse(other.endsAt) - Date.parse(one.endsAt) || (one.code < other.code ? -1 : 1))
  return { items: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), total: found.length }
}

const stateAt = (now: number, { startsAt, endsAt }: StoredContest): Contest['state'] =>
  now < Date.parse(startsAt) ? 'coming' : now < Date.parse(endsAt) ? 'running' : 'ended'
