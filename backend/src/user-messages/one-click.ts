import { usercenterModifymailsubscription } from 'calls/mail-settings'
import type { RequestHandler } from 'express'
import type { InvokeCall } from 'platform/api/invocation'

/**
 * Path of the page that unsubscribes from a kind of mail, without the language. With the language it is the link in a mail; without, it is
 * the address for mail programs: a POST unsubscribes, and a GET is redirected to the page in the visitor's language.
 */
export const UNSUBSCRIBE_PATH = '/user/unsubscribe.html'

/**
 * Unsubscribes by the token in the address alone (RFC 8058): no cookie, body or origin is read, so a mail program and its servers may send
 * this. Answers in plain text, without a redirect.
 */
export const oneClick =
  (invoke: InvokeCall): RequestHandler =>
  async ({ query: { token }, ip = '' }, response) => {
    const caller = { user: null, sessionId: null, authorised: false, lang: 'en', country: '', ip } as const
    const answer = await invoke({ call: usercenterModifymailsubscription, input: { token, on: false }, caller })
    response
      .status(answer.status)
      .set({ ...answer.headers, 'Cache-Control': 'no-store' })
      .type('text')
      .send(answer.body.succeed ? 'Unsubscribed.' : answer.body.message)
  }
