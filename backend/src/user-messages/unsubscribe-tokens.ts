import { messageKinds } from 'calls/entities/message'
import type { Message } from 'calls/entities/message'
import { hashOfSecret } from '../accounts/random-secrets.ts'
import { openText, sealText } from '../accounts/sealed-text.ts'

/** Purpose of the key that seals these tokens (accounts/sealed-text.ts). */
const PURPOSE = 'unsubscribe'
/** Enough of a hash to tell the addresses of one account apart. */
const HASH_LENGTH = 12

/** One kind of notice, mailed to one user at one address. */
export interface MailedNotice {
  kind: Message['kind']
  userId: string
  email: string
}

/** What a token is about. The address itself is not in it. */
export interface Unsubscription {
  kind: Message['kind']
  userId: string
  isFor(email: string): boolean
}

/**
 * A token for the address in a mailed notice: it can turn this kind of mail off and on for this user, as long as the account has the
 * address that the mail went to, and nothing else. It has no end, because people unsubscribe months later. It is encrypted, because the
 * address of a page is seen by others: link scanners, the browser's history.
 */
export const unsubscribeToken = (secret: Uint8Array, { kind, userId, email }: MailedNotice): string =>
  sealText(secret, PURPOSE, [kind, hashOf(email), userId].join(' '))

/** Undefined for a token that this site has not issued. */
export function readUnsubscribeToken(secret: Uint8Array, token: string): Unsubscription | undefined {
  const [word, hash, ...rest] = openText(secret, PURPOSE, token)?.split(' ') ?? []
  const kind = messageKinds.find(one => one === word)
  return kind && { kind, userId: rest.join(' '), isFor: email => hashOf(email) === hash }
}

const hashOf = (email: string) => hashOfSecret(email).slice(0, HASH_LENGTH)
