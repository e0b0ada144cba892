import { declareCall } from 'shared-state/api/declare-call'
import { int, literal, object, oneOf, strictObject, string } from 'shared-state/schema'
import { botScenes } from './entities/bot-proof.ts'

const section = 'Users and sign-in'
const forScene = strictObject({ scene: oneOf(botScenes) })

/**
 * Proof of work for a call that requires a bot check. `challenge` is altcha's as JSON text (PBKDF2/SHA-256): the counter whose
 * key begins with the prefix is found in at most `difficulty` tries. Valid once, for this scene, for `expiresIn` seconds.
 */
export const usercenterBotregister = declareCall({
  name: 'usercenter.botregister',
  section,
  scope: 'public',
  perVisitor: true,
  method: 'GET',
  input: forScene,
  output: object({ botId: string(), kind: literal('pow'), challenge: string(), difficulty: int(), expiresIn: int() }),
})

/** The same for browsers without JavaScript: characters to read from a picture, a PNG as data URL. Three tries. */
export const usercenterGraphcode = declareCall({
  name: 'usercenter.graphcode',
  section,
  scope: 'public',
  perVisitor: true,
  method: 'GET',
  input: forScene,
  output: object({ graphId: string(), image: string(), expiresIn: int() }),
})
