import { setImmediate } from 'node:timers/promises'
import { RING } from './thresholds.ts'
import { DAY } from './written-review.ts'
import type { Finding, WrittenReview } from './written-review.ts'

/** What two accounts agree on: pairs of reviews of the same broker and kind, the earlier one first. */
type Agreement = [earlier: WrittenReview, later: WrittenReview][]

/**
 * Groups of accounts that praise the same brokers and rate the same rivals low within a short time. An account that was always the first
 * of its group is left out: anyone can copy the choices of an honest account, but nobody can copy them in advance.
 * Works in slices, because the process that serves pages runs it.
 */
export async function findRings(reviews: readonly WrittenReview[]): Promise<Finding[]> {
  const meant = reviews.filter(
    ({ kind, isFirst, cleared }) => kind !== 'neutral' && isFirst && !cleared.includes('ring'),
  )
  const byAccount = Map.groupBy(meant, ({ userId }) => userId)
  const active = meant.filter(({ userId }) => byAccount.get(userId)!.length >= RING.shared)
  const links = linksBy(await agreementsOf(active), userId => byAccount.get(userId)!.length)
  dropLooseAccounts(links)
  return groupsOf(links).flatMap(accounts => {
    const agreements = [...accounts].flatMap(account => [...links.get(account)!.values()].flat())
    const followers = new Set(agreements.map(([, later]) => later.userId))
    const found = new Set(agreements.flat().filter(({ userId }) => followers.has(userId)))
    const commentIds = [...found].map(({ commentId }) => commentId).sort((a, b) => a - b)
    return commentIds.length > 0 ? [{ rule: 'ring' as const, commentIds }] : []
  })
}

type Links = Map<string, Map<string, Agreement>>

/** Reviews compared with later ones before other work gets its turn; a slice takes a few milliseconds. */
const SLICE = 100

/** What each pair of accounts agrees on, by both names. */
async function agreementsOf(reviews: readonly WrittenReview[]): Promise<Map<string, Agreement>> {
  const agreements = new Map<string, Agreement>()
  let compared = 0
  for (const rated of Map.groupBy(reviews, ({ brokerCode, kind }) => `${brokerCode} ${kind}`).values()) {
    const inTime = rated.toSorted((a, b) => a.at - b.at || a.commentId - b.commentId)
    for (const [index, earlier] of inTime.entries()) {
      compared += 1
      if (compared % SLICE === 0) await setImmediate()
      for (const later of inTime.slice(index + 1, index + 1 + RING.mostCompared)) {
        if (later.at - earlier.at > RING.daysApart * DAY) break
        const pair = [earlier.userId, later.userId].sort().join(' ')
        const known = agreements.get(pair)
        if (known) known.push([earlier, later])
        else agreements.set(pair, [[earlier, later]])
      }
    }
  }
  return agreements
}

/** For each account the others that it agrees with in enough. */
function linksBy(agreements: ReadonlyMap<string, Agreement>, countOf: (userId: string) => number): Links {
  const links: Links = new Map()
  for (const [pair, agreement] of agreements) {
    const [one = '', other = ''] = pair.split(' ')
    const kinds = new Set(agreement.map(([{ kind }]) => kind))
    const overlap = agreement.length / Math.min(countOf(one), countOf(other))
    if (agreement.length < RING.shared || kinds.size < 2 || overlap < RING.overlap) continue
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      links.set(from, (links.get(from) ?? new Map<string, Agreement>()).set(to, agreement))
  }
  return links
}

/** Removes accounts that agree with too few others, until each one left agrees with enough of those left. */
function dropLooseAccounts(links: Links): void {
  const loose = [...links.keys()].filter(account => links.get(account)!.size < RING.links)
  for (let account = loose.pop(); account !== undefined; account = loose.pop()) {
    const others = links.get(account)
    links.delete(account)
    for (const other of others?.keys() ?? []) {
      const left = links.get(other)
      if (left?.delete(account) && left.size === RING.links - 1) loose.push(other)
    }
  }
}

/** Accounts that are linked, directly or through others. */
function groupsOf(links: Links): Set<string>[] {
  const seen = new Set<string>()
  const groups: Set<string>[] = []
  for (const start of links.keys()) {
    if (seen.has(start)) continue
    const group = new Set<string>()
    const next = [start]
    for (let account = next.pop(); account !== undefined; account = next.pop()) {
      if (seen.has(account)) continue
      seen.add(account)
      group.add(account)
      next.push(...links.get(account)!.keys())
    }
    groups.push(group)
  }
  return groups
}
