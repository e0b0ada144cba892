import { homeData, wikifxHeadermenuinit } from 'calls/home'
import type { AnswerCache } from 'platform/api/steps/answer-cache'
import type { ActiveReleases } from './active-releases.ts'

/** Calls whose answers are kept and tell what areas list. */
const telling = new Set([wikifxHeadermenuinit.name, homeData.name])

/**
 * Keeps answers as `cache` does, but those that tell what areas list only as long as the areas list the same: what a release
 * brings stands in the menu as soon as it is served, and what it took along is gone, not minutes later.
 */
export function keepAsListed(cache: AnswerCache, releases: ActiveReleases): AnswerCache {
  let known = ''
  let edition = 0
  const currentEdition = () => {
    const now = JSON.stringify(releases().map(({ lists }) => lists ?? null))
    if (now !== known) edition += 1
    known = now
    return edition
  }
  return (call, input, caller, answer) =>
    cache(call, telling.has(call.name) ? [input, currentEdition()] : input, caller, answer)
}
