import { homeData, wikifxHeadermenuinit } from 'calls/home'
import type { AnswerCache } from 'platform/api/steps/answer-cache'
import type { ActiveReleases } from './active-releases.ts'

/** Cached calls whose answers depend on the areas' lists. */
const dependentCalls = new Set([wikifxHeadermenuinit.name, homeData.name])

/**
 * Caches answers as `cache` does, but those that depend on the areas' lists only while the lists stay the same: entries of a new release
 * appear in the menu as soon as it is active, and removed ones disappear at once instead of minutes later.
 */
export function cachePerAreaLists(cache: AnswerCache, releases: ActiveReleases): AnswerCache {
  let known = ''
  let edition = 0
  const currentEdition = () => {
    const now = JSON.stringify(releases().map(({ lists }) => lists ?? null))
    if (now !== known) edition += 1
    known = now
    return edition
  }
  return (call, input, caller, answer) =>
    cache(call, dependentCalls.has(call.name) ? [input, currentEdition()] : input, caller, answer)
}
