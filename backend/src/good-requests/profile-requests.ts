import { usercenterSessions } from 'calls/sessions'
import { usercenterUpload } from 'calls/profile'
import { addOauthClient } from '../accounts/oauth-clients.ts'
import { beginGrant } from '../accounts/oauth-grants.ts'
import { pngFile } from '../testing/png-file.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

const PASSWORD = 'seven green lamps'
const ownId = ({ author }: GoodScene) => ({ fields: { UserId: author.userId } })
const withFile = async () => ({ fields: { file: await pngFile() } })
const byNewUser = (fields: object) => async (scene: GoodScene) => ({ by: (await scene.newUser()).visitor, fields })

export const profileRequests: GoodRequests = {
  'batchfollow.follow': ({ stranger }) => ({ fields: { userIds: [stranger.userId] } }),
  'home.getUserinfo': ownId,
  'home.getUserinfoKh': ownId,
  'usercenter.certificate': async ({ newUser }) => {
    const { visitor } = await newUser()
    const { body } = await visitor.call(usercenterUpload, { file: await pngFile() })
    return { by: visitor, fields: { imageIds: [body.Data!.image.imageId] } }
  },
  'usercenter.modifynick': byNewUser({ nick: 'Another name' }),
  'usercenter.modifyavatar': withFile,
  'usercenter.upload': withFile,
  'usercenter.modifypassword': byNewUser({ oldPassword: PASSWORD }),
  'usercenter.samepassword': byNewUser({ password: PASSWORD }),
  'usercenter.accountdelete': byNewUser({ password: PASSWORD }),
  'usercenter.sessionrevoke': async ({ site, newUser }) => {
    const { userId, visitor } = await newUser()
    await site.visitor().login(`${userId.slice(1)}@mail.example`, PASSWORD)
    const { items } = (await visitor.call(usercenterSessions, {})).body.Data!
    return { by: visitor, fields: { sessionId: items.find(({ current }) => !current)!.sessionId } }
  },
  'usercenter.applicationrevoke': async ({ site, author }) => {
    const { clientId } = await addOauthClient(site.db, {
      name: 'App',
      redirectUris: ['https://app.example/'],
      scopes: [],
    })
    await beginGrant(site.db, { clientId, userId: author.userId })
    return { fields: { clientId } }
  },
}
