import type { Exposure } from 'calls/entities/exposure'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { caseFeedPath } from 'calls/exposure-case/feed-words'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import type { Head, LoadContext } from 'shared-state/runtime'

type Place = Pick<LoadContext, 'params' | 'url' | 'lang' | 'store'>

/** The head of a case's page with the feed of its timeline, if the case is public. */
export const withCaseFeed =
  <Data extends { exposure: Exposure }>(headOf: (data: Data, place: Place) => Head) =>
  (data: Data, place: Place): Head => {
    const head = headOf(data, place)
    const { code, state } = data.exposure
    if (!isSeenByEveryone(state)) return head
    return { ...head, feed: { title: head.title, path: caseFeedPath(contentLanguageOf(place.lang), code) } }
  }
