import type { identities } from 'calls/entities/user'
import { userText } from '../strings/keys.ts'

const words: Record<(typeof identities)[number], number> = {
  trader: userText.trader,
  ib: userText.ib,
  provider: userText.provider,
  other: userText.other,
}

/** A person's role in the trade, in words. */
export const identityText = (identity: string): number =>
  Object.hasOwn(words, identity) ? words[identity as keyof typeof words] : userText.other
