import { LRUCache } from 'lru-cache'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { onDataChanged } from '../data-changes.ts'
import type { Caller } from '../handle.ts'

export type AnswerCache = (
  call: CallDeclaration,
  input: unknown,
  caller: Caller,
  answer: () => Promise<unknown>,
) => Promise<unknown>

const MOST_ANSWERS = 500

/**
 * Caches responses of calls with `cacheMinutes`, per language and country (spec 9). Concurrent callers with the same input share one
 * handler run; failures are not cached. Cached responses are frozen, as many readers share them.
 */
export function createAnswerCache(): AnswerCache {
  const answers = new LRUCache<string, Promise<unknown>>({ max: MOST_ANSWERS })
  onDataChanged(() => answers.clear())
  return (call, input, { lang, country }, answer) => {
    if (call.method !== 'GET' || !call.cacheMinutes) return answer()
    const key = JSON.stringify([call.name, lang, country, input])
    const known = answers.get(key)
    if (known) return known
    const made = answer().then(deepFreeze)
    answers.set(key, made, { ttl: call.cacheMinutes * 60_000 })
    made.catch(() => answers.peek(key) === made && answers.delete(key))
    return made
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
