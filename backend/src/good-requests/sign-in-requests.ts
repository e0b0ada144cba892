import { usercenterQrconfirm, usercenterQrinit, usercenterSetscanned } from 'calls/qr-sign-in'
import { dataOf } from '../testing/api-under-test.ts'
import { proveHuman } from '../testing/prove-human.ts'
import { askForCode, prove } from '../testing/prove-subject.ts'
import type { Subject } from '../testing/prove-subject.ts'
import type { TestUser } from '../testing/scene.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

const PASSWORD = 'seven green lamps'
let numbers = 0
/** A number that nobody has used yet. */
const newPhone = () => ({ phone: `8123456${1000 + (numbers += 1)}` })
const newAddress = () => ({ email: `${crypto.randomUUID()}@mail.example` })
const addressOf = ({ userId }: { userId: string }) => ({ email: `${userId.slice(1)}@mail.example` })

/** A code that a visitor has received. */
async function codeFor({ site }: GoodScene, subject: Subject, scene: 'login' | 'register') {
  const by = site.visitor()
  return { by, fields: await askForCode(site, by, subject, scene) }
}
/** A request of a user who has proved a new address or number. */
async function byUser({ site }: GoodScene, { visitor }: TestUser, subject: Subject, scene: 'bind' | 'change') {
  const codeToken = await prove(site, visitor, subject, scene)
  return { by: visitor, fields: { codeToken, ...(scene === 'change' && { password: PASSWORD }) } }
}
/** The same with the token that the code is exchanged for. */
async function tokenFor({ site }: GoodScene, subject: Subject, scene: 'register' | 'forgot') {
  const by = site.visitor()
  return { by, fields: { codeToken: await prove(site, by, subject, scene) } }
}
/** A request for a code, with its bot check solved. */
async function checked({ site }: GoodScene, subject: Subject) {
  const by = site.visitor()
  return { by, fields: { ...subject, bot: await proveHuman(by, 'login') } }
}
/** A browser that shows a code to scan. */
async function waiting({ site }: GoodScene) {
  const browser = site.visitor()
  return { browser, qrId: dataOf<{ qrId: string }>(await browser.call(usercenterQrinit, {})).qrId }
}

export const signInRequests: GoodRequests = {
  'usercenter.forgotpassword': async scene => tokenFor(scene, addressOf(await scene.newUser()), 'forgot'),
  'usercenter.login': async ({ newUser }) => ({
    fields: { account: addressOf(await newUser()).email, password: PASSWORD },
  }),
  'usercenter.phonequicklogin': async scene => {
    const { by, fields } = await codeFor(scene, newPhone(), 'login')
    return { by, fields: { ...fields, terms: true } }
  },
  'usercenter.emailregistered': scene => tokenFor(scene, newAddress(), 'register'),
  'usercenter.phoneregistered': scene => tokenFor(scene, newPhone(), 'register'),
  'usercenter.sendemail': scene => checked(scene, newAddress()),
  'usercenter.sendsmscode': scene => checked(scene, newPhone()),
  'usercenter.validateemailcode': scene => codeFor(scene, newAddress(), 'register'),
  'usercenter.validatesmscode': scene => codeFor(scene, newPhone(), 'register'),
  'usercenter.emailregister': scene => codeFor(scene, newAddress(), 'register'),
  'usercenter.emailbind': async scene => {
    const { site, newUser } = scene
    const reachableByPhone = await newUser()
    await site.db.query('UPDATE users SET email = NULL WHERE user_id = $1', [reachableByPhone.userId])
    return byUser(scene, reachableByPhone, newAddress(), 'bind')
  },
  'usercenter.modifyemail': async scene => byUser(scene, await scene.newUser(), newAddress(), 'change'),
  'usercenter.modifyphone': async scene => byUser(scene, await scene.newUser(), newPhone(), 'change'),
  'usercenter.phonebind': async scene => byUser(scene, await scene.newUser(), newPhone(), 'bind'),
  'usercenter.getcookie': async scene => {
    const { browser, qrId } = await waiting(scene)
    await scene.author.visitor.call(usercenterSetscanned, { qrId })
    await scene.author.visitor.call(usercenterQrconfirm, { qrId })
    return { by: browser, fields: { qrId } }
  },
  'usercenter.qrconfirm': async scene => {
    const { qrId } = await waiting(scene)
    await scene.author.visitor.call(usercenterSetscanned, { qrId })
    return { fields: { qrId } }
  },
  'usercenter.setscanned': async scene => ({ fields: { qrId: (await waiting(scene)).qrId } }),
}
