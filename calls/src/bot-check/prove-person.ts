import type { Api } from 'shared-state/api/api'
import { usercenterBotregister } from '../bot-check.ts'
import type { BotProof, BotScene } from '../entities/bot-proof.ts'
import { solveChallenge } from './solve-challenge.ts'

/**
 * Whether this browser can solve the bot check. The server renders forms too, but must not solve it for the visitor, and a site
 * without https has no `crypto.subtle`. In those cases the visitor reads a picture (usercenter.graphcode).
 */
export const canProvePerson = (): boolean => typeof document !== 'undefined' && globalThis.crypto?.subtle !== undefined

/** Fetches a challenge and solves it, in about a second on a cheap phone. The proof is valid for one call of this scene. */
export async function provePerson(api: Api, scene: BotScene): Promise<BotProof> {
  const { botId, challenge, difficulty } = await api.call(usercenterBotregister, { scene })
  return { botId, proof: await solveChallenge(challenge, difficulty) }
}
