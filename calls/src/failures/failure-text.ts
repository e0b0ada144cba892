import type { ApiError } from 'shared-state/api/api-error'
import { failureKindOf, type FailureKind } from 'shared-state/api/failure-kind'
import type { Text } from 'shared-state/i18n/text'
import { failureWords } from './failure-words.ts'
import { waitWords } from './wait-words.ts'

const words: Record<FailureKind, number> = {
  connection: failureWords.connectionFailed,
  timeout: failureWords.tooSlow,
  overloaded: failureWords.overloaded,
  server: failureWords.serverFailed,
  refused: failureWords.serverFailed,
}

/**
 * What happened to a failed call, for the visitor: what the server said, and how long to wait; or, where no answer of this site came,
 * which of these: no connection, no answer in time, too many requests, or a fault on our side.
 */
export function failureText(error: ApiError, text: Text): string {
  const { retryAfter } = error
  const what = error.said ?? text.t(words[failureKindOf(error)])
  return retryAfter ? `${what} ${text.t(failureWords.tryAgainIn, { time: waitWords(retryAfter, text.lang) })}` : what
}
