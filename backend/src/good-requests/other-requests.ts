import { oauth2Authorize } from 'calls/oauth2'
import { addOauthClient } from '../accounts/oauth-clients.ts'
import { insertEvent } from '../testing/calendar-events.ts'
import { addFitBroker } from '../testing/fit-broker.ts'
import { callback, challenge, verifier } from '../testing/oauth-scene.ts'
import { proveHuman } from '../testing/prove-human.ts'
import { codeOf } from './good-scene.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

/** A request for the grant of an application, and the application. */
async function granting({ site, author }: GoodScene) {
  const app = await addOauthClient(site.db, { name: 'App', redirectUris: [callback], scopes: ['read'] })
  const fields = {
    response_type: 'code',
    client_id: app.clientId,
    provision_key: app.provisionKey,
    authenticated_userid: author.userId,
    scope: 'read',
    redirect_uri: callback,
    state: undefined,
    ...challenge,
  }
  return { app, fields }
}

export const otherRequests: GoodRequests = {
  'calendar.remind': async ({ site }) => {
    await insertEvent(site.db, { code: 'event1' })
    return { fields: { code: 'event1', minutesBefore: 60 } }
  },
  'contact.submit': async ({ site }) => {
    const by = site.visitor()
    return { by, fields: { bot: await proveHuman(by, 'contact') } }
  },
  'download.common': async ({ site }) => {
    const app = { platform: 'android', url: '/apps/brokerlens.apk', version: '1.0', updatedAt: '2026-03-02T00:00:00Z' }
    await site.db.query(`INSERT INTO settings (key, value) VALUES ('downloads', $1)`, [JSON.stringify([app])])
    return { fields: { platform: app.platform } }
  },
  'ecoweb.apply': () => ({ fields: { code: 'claim' } }),
  'geo.ipregion': () => ({ fields: { ip: '114.114.114.114' } }),
  'liveroom.remind': async scene => {
    await scene.site.db.query(
      `INSERT INTO live_rooms (code, slug, title, host_id, starts_at, ends_at)
       VALUES ('room1', 'a-room', '{"en":"A room","id":"Sebuah ruang"}', $1, now() + interval '1 day', now() + interval '2 days')`,
      [scene.author.userId],
    )
    return { fields: { code: 'room1', minutesBefore: 60 } }
  },
  'oauth2.authorize': async scene => ({ fields: (await granting(scene)).fields }),
  'oauth2.token': async scene => {
    const { app, fields } = await granting(scene)
    const { body } = await scene.site.visitor().call(oauth2Authorize, fields)
    const code = new URL(body.Data!.redirect_uri).searchParams.get('code')!
    return {
      fields: {
        grant_type: 'authorization_code',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        code,
        redirect_uri: callback,
        code_verifier: verifier,
        refresh_token: undefined,
      },
    }
  },
  'vps.ask': async scene => {
    const traderCode = await addFitBroker(scene.site.db, 'fit1')
    const planCode = await codeOf(scene, 'SELECT code FROM vps_plans')
    await scene.site.db.query('INSERT INTO broker_vps (broker_code, plan_code) VALUES ($1, $2)', [traderCode, planCode])
    return { fields: { traderCode, planCode } }
  },
}
