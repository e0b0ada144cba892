import type { LicenceStatus } from './broker-scores.ts'
import { deskTones } from './broker-desk.ts'
import { Random, WeightedIndex } from './random.ts'
import type { BrokerSketch } from './sketch-brokers.ts'

interface Habits {
  /** Share of the brokers with complaints that have an account here. */
  share: number
  /** How many of these reply in each of deskTones, in percent. */
  tones: readonly [helpful: number, formal: number, evasive: number, silent: number]
}

const HABITS: Record<LicenceStatus, Habits> = {
  regulated: { share: 0.7, tones: [60, 30, 7, 3] },
  offshore: { share: 0.6, tones: [32, 30, 24, 14] },
  exceeded: { share: 0.55, tones: [28, 30, 26, 16] },
  suspected_clone: { share: 0.22, tones: [10, 15, 40, 35] },
  revoked: { share: 0.42, tones: [14, 22, 34, 30] },
  unregulated: { share: 0.42, tones: [14, 20, 36, 30] },
}
const SHARE_WITHOUT_COMPLAINTS = 0.04
/** Longest nickname of a user. */
const NICK_LENGTH = 20

/** Gives some brokers an account here. Their complaints must have been counted. */
export function claimBrokers(brokers: readonly BrokerSketch[]): void {
  const random = new Random('claims')
  const freeNick = createNicks()
  for (const broker of brokers) {
    const { share, tones } = HABITS[broker.status]
    if (!random.chance(broker.exposureCount > 0 ? share : SHARE_WITHOUT_COMPLAINTS)) continue
    const tone = deskTones[new WeightedIndex(tones).draw(random)] ?? 'silent'
    broker.desk = { userId: `d${broker.code}`, nick: freeNick(broker.name.short), tone }
  }
}

/** Quillhaven desk; for a second broker of that name Quillhaven desk 2. */
function createNicks(): (name: string) => string {
  const counts = new Map<string, number>()
  return name => {
    const start = name.slice(0, NICK_LENGTH - ' desk 99'.length)
    const count = (counts.get(start) ?? 0) + 1
    counts.set(start, count)
    return count === 1 ? `${start} desk` : `${start} desk ${count}`
  }
}
