interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
}

const counterBytes = 4

/**
 * Solves altcha's proof of work (PBKDF2/SHA-256): the first counter whose derived key begins with the prefix. `text` is the
 * challenge as JSON, and the result is base64 of JSON `{challenge, solution}`. Rejects after `mostTries` counters.
 */
export async function solveChallenge(text: string, mostTries: number): Promise<string> {
  const challenge = JSON.parse(text) as Challenge
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const nonceBytes = bytesOf(nonce)
  const password = new Uint8Array(nonceBytes.length + counterBytes)
  password.set(nonceBytes)
  const view = new DataView(password.buffer)
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost }
  for (let counter = 0; counter <= mostTries; counter += 1) {
    view.setUint32(nonceBytes.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, keyLength * 8))
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  }
  throw new Error(`the bot check was not solved in ${mostTries} tries`)
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
