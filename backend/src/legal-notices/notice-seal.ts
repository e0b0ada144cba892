import { createHmac } from 'node:crypto'
import { keyFor } from 'platform/api/keys'
import { openText, sealText } from '../accounts/sealed-text.ts'

/** Purpose of the key that seals the sender of a legal notice (accounts/sealed-text.ts). */
const SENDER_SEAL = 'legal notice sender'

export interface NoticeSender {
  name: string
  /** In lower case. */
  email: string
}

export const sealSender = (secret: Uint8Array, { name, email }: NoticeSender): string =>
  sealText(secret, SENDER_SEAL, JSON.stringify([name, email]))

/** The sender; undefined if it was sealed with another secret. */
export function openSender(secret: Uint8Array, sealed: string): NoticeSender | undefined {
  const text = openText(secret, SENDER_SEAL, sealed)
  if (text === undefined) return undefined
  const [name = '', email = ''] = JSON.parse(text) as string[]
  return { name, email }
}

/** Tells notices of one address apart from others without storing it. */
export const addressHash = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', keyFor(secret, 'legal notice address')).update(email).digest('hex')
