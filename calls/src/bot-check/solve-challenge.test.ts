import { expect, test } from '@jest/globals'
import { pbkdf2Sync } from 'node:crypto'
import { solveChallenge } from './solve-challenge.ts'

const nonce = '00112233445566778899aabbccddeeff'
const salt = 'ffeeddccbbaa99887766554433221100'
const keyOf = (counter: number) => {
  const password = Buffer.alloc(20, nonce, 'hex')
  password.writeUInt32BE(counter, 16)
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex')
}
const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce, salt, cost: 10, keyLength: 32, keyPrefix: keyOf(300).slice(0, 32) },
  signature: 'ab',
}

test('solving a challenge finds the counter with the required key prefix and returns the challenge unchanged', async () => {
  const proof = await solveChallenge(JSON.stringify(challenge), 750)
  expect(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).toEqual({
    challenge,
    solution: { counter: 300, derivedKey: keyOf(300) },
  })
})

test('solving a challenge stops after the given number of tries', async () => {
  await expect(solveChallenge(JSON.stringify(challenge), 299)).rejects.toThrow('not solved in 299 tries')
})
