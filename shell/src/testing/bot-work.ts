import type { Backend } from './open-site.tsx'

// Every key starts with the empty prefix, so the first one solves the challenge.
const challenge = JSON.stringify({
  parameters: { nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '' },
  signature: '',
})

/** A bot check whose proof of work is solved at once. */
export const botWork: Backend = {
  'usercenter.botregister': () => ({ botId: 'b1', kind: 'pow', challenge, difficulty: 10, expiresIn: 300 }),
}
