import { enterpriseSave, enterpriseSubmit } from 'calls/enterprise'
import { staffInvite } from 'calls/staff'
import { addBroker, addStaff } from '../testing/scene.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

let claims = 0

/** A draft of a claim by a new user. */
async function draftOf({ site, newUser }: GoodScene) {
  const by = await newUser()
  const traderCode = await addBroker(site.db, `claim${(claims += 1)}`)
  const form = {
    kind: 'broker',
    name: 'Quill Markets',
    contactName: 'Rani',
    contactEmail: 'rani@firm.example',
  } as const
  const { body } = await by.visitor.call(enterpriseSave, { ...form, traderCode })
  return { by, enterpriseId: body.Data!.enterprise.enterpriseId }
}

const enterpriseOf = ({ traderCode }: GoodScene) => `e${traderCode}`
const ofStaff = (scene: GoodScene) => ({ fields: { enterpriseId: enterpriseOf(scene) } })
/** A colleague whom the owner may change. */
const colleague = async (scene: GoodScene) => ({
  fields: {
    staffId: await addStaff(scene.site.db, enterpriseOf(scene), (await scene.newUser()).userId, 'replier'),
  },
})

export const enterpriseRequests: GoodRequests = {
  'enterprise.audit': async scene => {
    const { by, enterpriseId } = await draftOf(scene)
    await by.visitor.call(enterpriseSubmit, { enterpriseId })
    return { fields: { enterpriseId } }
  },
  'enterprise.replies': ofStaff,
  'enterprise.submit': async scene => {
    const { by, enterpriseId } = await draftOf(scene)
    return { by: by.visitor, fields: { enterpriseId } }
  },
  'staff.accept': async scene => {
    const guest = await scene.newUser()
    const email = `${guest.userId.slice(1)}@mail.example`
    await scene.staff.visitor.call(staffInvite, { enterpriseId: enterpriseOf(scene), email, role: 'replier' })
    const [, token = ''] = /invite=([\w-]+)/.exec(scene.site.mails().at(-1) ?? '') ?? []
    return { by: guest.visitor, fields: { token } }
  },
  'staff.disable': colleague,
  'staff.invite': ofStaff,
  'staff.list': ofStaff,
  'staff.setrole': colleague,
}
