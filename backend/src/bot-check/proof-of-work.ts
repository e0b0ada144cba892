import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomBytes } from 'node:crypto'
import { keyFor } from 'platform/api/keys'
import { int, object, record, safeParse, string, unknown } from 'shared-state/schema'

/** Rounds of PBKDF2 per try. 500 tries take a million rounds: about a second on a cheap phone; a check here takes half a millisecond. */
const ROUNDS = 2000

export interface Work {
  botId: string
  /** altcha's challenge as JSON text. */
  challenge: string
  /** Maximum number of tries needed. */
  difficulty: number
}

const payload = object({
  challenge: object({ parameters: record(string(), unknown()), signature: string() }),
  solution: object({ counter: int(), derivedKey: string() }),
})
const signedData = object({ id: string(), scene: string() })

/**
 * Proof of work (altcha). Issuing a challenge stores nothing: id, scene and expiry are signed in the challenge. The caller has to ensure
 * that each solution is used only once. A challenge takes from a third of `mostTries` to all of them.
 */
export function createProofOfWork(secret: Uint8Array, seconds: number, mostTries: number) {
  const text = (purpose: string) => Buffer.from(keyFor(secret, purpose)).toString('base64')
  const signing = { hmacSignatureSecret: text('bot challenge'), hmacKeySignatureSecret: text('bot solution') }
  return {
    async challenge(scene: string): Promise<Work> {
      const botId = randomBytes(12).toString('hex')
      const challenge = await createChallenge({
        ...signing,
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(mostTries, Math.ceil(mostTries / 3)),
        deriveKey,
        data: { id: botId, scene },
        expiresAt: Math.floor(Date.now() / 1000) + seconds,
      })
      return { botId, challenge: JSON.stringify(challenge), difficulty: mostTries }
    },

    /** Whether `proof` solves the challenge `botId` of this scene, in time. */
    async isSolved(botId: string, proof: string, scene: string): Promise<boolean> {
      const sent = safeParse(payload, fromBase64(proof))
      if (!sent.success) return false
      const { challenge, solution } = sent.data
      // The payload carries its own signature, so it is passed to the library unchecked.
      const { verified } = await verifySolution({ ...signing, challenge: challenge as never, solution, deriveKey })
      if (!verified) return false
      const data = safeParse(signedData, challenge.parameters.data)
      return data.success && data.data.id === botId && data.data.scene === scene
    },
  }
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
