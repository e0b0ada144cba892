import type { Api } from 'shared-state/api/api'
import { usercenterBotregister } from '../bot-check.ts'
import type { BotProof, BotScene } from '../entities/bot-proof.ts'
import { solveChallenge } from './solve-challenge.ts'

/**
 * Whether this is a browser that can do the bot check's work. The server renders forms too, but must not answer for the visitor;
 * and a site without https has no `crypto.subtle`. Where it cannot, a picture is to be read (usercenter.graphcode).
 */
export const canProvePerson = (): boolean => typeof document !== 'undefined' && globalThis.crypto?.subtle !== undefined

/** Asks for work and does it, in about a second on a cheap phone. The proof opens one call of this scene, once. */
export async function provePerson(api: Api, scene: BotScene): Promise<BotProof> {
  const { botId, challenge, difficulty } = await api.call(usercenterBotregister, { scene })
  return { botId, proof: await solveChallenge(challenge, difficulty) }
}
