import { waitWords } from 'calls/failures/wait-words'
import type { PageFailure } from 'platform/runtime/failures/page-failure'
import type { FailureKind } from 'shared-state/api/failure-kind'
import { useLocale, useText } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { shellText } from '../../strings/keys.ts'

const ownWords: Record<FailureKind, number> = {
  connection: uiText.connectionFailed,
  timeout: uiText.tooSlow,
  overloaded: uiText.overloaded,
  server: shellText.serverWhat,
  refused: shellText.oopsWhat,
}
/** Refusals that the server explains better than we could: no permission, no longer possible, not configured. */
const explained: readonly number[] = [403, 409, 410, 501]

/** What happened to a page and what to do. Only a wrong address is told that the page does not exist. */
export function FailureWords({ failure, online }: { failure: PageFailure; online: boolean }) {
  const t = useText()
  const { lang } = useLocale()
  const { kind, status, message, retryAfter } = failure
  if (kind === 'connection' && !online) return t(shellText.offlineWhat)
  if (kind === 'server' && message) return message
  if (kind === 'refused' && message && explained.includes(status)) return message
  if (kind === 'overloaded' && retryAfter)
    return `${t(uiText.overloaded)} ${t(uiText.tryAgainIn, { time: waitWords(retryAfter, lang) })}`
  return t(ownWords[kind])
}
