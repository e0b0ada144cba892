import { number, object, string, strictObject } from '../schema.ts'
import { declareCall } from './declare-call.ts'

/** Issues an access token that is valid only together with the browser's session (decisions 2). */
export const sessionToken = declareCall({
  name: 'session.token',
  section: 'OAuth2',
  scope: 'session',
  method: 'POST',
  input: strictObject({}),
  output: object({ access_token: string(), expires_in: number() }),
})
