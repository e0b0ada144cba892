import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { usercenterBotregister } from 'calls/bot-check'
import type { BotScene } from 'calls/entities/bot-proof'
import { dataOf } from './api-under-test.ts'
import type { Visitor } from './visitor.ts'

/** Requests a proof-of-work challenge and solves it, as a browser would. */
export async function proveHuman(visitor: Visitor, scene: BotScene): Promise<{ botId: string; proof: string }> {
  const { botId, challenge: text } = dataOf<{ botId: string; challenge: string }>(
    await visitor.call(usercenterBotregister, { scene }),
  )
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return { botId, proof: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') }
}
