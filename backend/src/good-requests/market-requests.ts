import { addedListing, passDays, publishListing } from '../testing/listing-scene.ts'
import { pngFile } from '../testing/png-file.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

/** A live listing of a new user. */
async function liveListing({ site, newUser, traderCode }: GoodScene) {
  const owner = await newUser()
  const code = await addedListing(owner, 'technical', { broker: traderCode, regulator: '1001' })
  await publishListing(site.db, code)
  return { owner, code }
}
const byReader = async (scene: GoodScene) => ({ fields: { code: (await liveListing(scene)).code } })
const byOwner = async (scene: GoodScene) => {
  const { owner, code } = await liveListing(scene)
  return { by: owner.visitor, fields: { code } }
}

export const marketRequests: GoodRequests = {
  'market.viewer': byReader,
  'market.applaud': byReader,
  'market.comment': byReader,
  'market.contact': byReader,
  'market.own': byOwner,
  'market.renew': async scene => {
    const request = await byOwner(scene)
    await passDays(scene.site.db, request.fields.code, 85)
    return request
  },
  'market.report': byReader,
  'market.reportpublish': byReader,
  'market.upload': async () => ({ fields: { file: await pngFile() } }),
  'market.withdraw': byOwner,
}
