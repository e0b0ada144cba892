import { issueBindToken } from '../accounts/bind-tokens.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'
import { credentialOf, HOUSE } from './test-provider.ts'

/** A person whom the provider has confirmed and who has no account here. */
const bindToken = ({ site }: GoodScene, subject: string) =>
  issueBindToken(site.db, { provider: HOUSE, subject, nick: null, email: null })
const password = 'seven green lamps'

export const thirdPartyRequests: GoodRequests = {
  'usercenter.openidstart': () => ({ fields: { provider: HOUSE } }),
  'usercenter.openidcallback': () => ({ fields: { error: 'access_denied' } }),
  'usercenter.thirdlogin': async () => ({ fields: { provider: HOUSE, credential: await credentialOf('maya') } }),
  'usercenter.thirdregister': async scene => ({
    fields: { nick: 'Surya', bindToken: await bindToken(scene, 'surya') },
  }),
  'usercenter.thirdreplacebind': async scene => ({
    by: (await scene.newUser()).visitor,
    fields: { provider: HOUSE, password, bindToken: await bindToken(scene, 'putu') },
  }),
  'usercenter.thirdunbind': async ({ site, newUser }) => {
    const { userId, visitor } = await newUser()
    await site.db.query('INSERT INTO third_identities (provider, subject, user_id) VALUES ($1, $2, $2)', [
      HOUSE,
      userId,
    ])
    return { by: visitor, fields: { provider: HOUSE, password } }
  },
}
