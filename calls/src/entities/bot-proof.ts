import { strictObject, union } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { identifier, text } from './fields.ts'

/**
 * Shows that the caller is a person. `proof` is the base64 of altcha's JSON `{challenge, solution}` for a challenge of
 * usercenter.botregister; `graphCode` the characters in a picture of usercenter.graphcode, in either case.
 */
export const botProof = union([
  strictObject({ botId: identifier, proof: text(1, 2000) }),
  strictObject({ graphId: identifier, graphCode: text(1, 20) }),
])
export type BotProof = OutputOfSchema<typeof botProof>

/** What a proof is requested for; it is valid for nothing else. */
export const botScenes = ['login', 'register', 'bind', 'forgot', 'change', 'contact', 'legalnotice'] as const
export type BotScene = (typeof botScenes)[number]
