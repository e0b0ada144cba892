import type { Backend } from './open-site.tsx'

// Any key begins with nothing, so the first one solves it.
const challenge = JSON.stringify({
  parameters: { nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '' },
  signature: '',
})

/** A bot check whose work is done at once. */
export const botWork: Backend = {
  'usercenter.botregister': () => ({ botId: 'b1', kind: 'pow', challenge, difficulty: 10, expiresIn: 300 }),
}
