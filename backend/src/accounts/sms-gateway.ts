import { UnavailableError } from 'platform/api/unavailable-error'
import { folderMessages } from './sms-outbox.ts'
import type { SmsGateway } from './text-message.ts'

export interface SmsSettings {
  url: string
  token: string
}

/** The gateway did not accept a message: it is unreachable, or refuses. */
export class SmsUnavailableError extends UnavailableError {
  override name = 'SmsUnavailableError'
}

const ANSWER_MS = 8_000

/** Sends messages as JSON `{to, text}` by POST with the token as bearer; any 2xx response means that the message was accepted. */
function httpMessages({ url, token }: SmsSettings): SmsGateway {
  return {
    async send(message) {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const sent = fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      const answer = await sent.catch((error: unknown) => {
        throw new SmsUnavailableError('the SMS gateway does not answer', { cause: error })
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new SmsUnavailableError(`the SMS gateway answered with status ${answer.status}`)
    },
  }
}

/** The configured gateway; else the outbox folder; else undefined. */
export const smsGateway = (settings: {
  dataDir: string
  origin: string
  sms?: SmsSettings | undefined
}): SmsGateway | undefined => (settings.sms ? httpMessages(settings.sms) : folderMessages(settings))
