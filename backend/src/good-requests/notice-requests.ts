import type { NoticeDecision } from 'calls/legal-notice/notice-rules'
import { exposureNoticestatement } from 'calls/exposure-notices'
import { decideAs, linkIn, noticeFields, publishedCase, receivedNotice, sendNoticeAs } from '../testing/notice-scene.ts'
import { proveHuman } from '../testing/prove-human.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

const address = () => `${crypto.randomUUID()}@law.example`

/** A published case of a new user with a received notice about it, after these decisions. */
async function noticeAfter(scene: GoodScene, decisions: readonly NoticeDecision[] = []) {
  const author = await scene.newUser()
  const exposureCode = await publishedCase({ ...scene, author })
  const link = await receivedNotice(scene.site, exposureCode, { email: address() })
  const state = async (decision: NoticeDecision) => {
    const { succeed, message } = await decideAs(scene.moderator, link.code, decision)
    if (!succeed) throw new Error(`${decision} refused: ${message}`)
  }
  for (const decision of decisions) {
    await state(decision)
    if (decision === 'invite')
      await author.visitor.call(exposureNoticestatement, {
        code: link.code,
        content: 'I have the statement of my bank, and it shows no such payment.',
      })
  }
  return { author, link }
}
const byAuthor =
  (...decisions: NoticeDecision[]) =>
  async (scene: GoodScene) => {
    const { author, link } = await noticeAfter(scene, decisions)
    return { by: author.visitor, fields: { code: link.code } }
  }
const byModerator = async (scene: GoodScene) => ({ fields: { code: (await noticeAfter(scene)).link.code } })

export const noticeRequests: GoodRequests = {
  'exposure.legalnotice': async scene => {
    const by = scene.site.visitor()
    const fields = { ...noticeFields(await publishedCase(scene)), email: address() }
    return { by, fields: { ...fields, bot: await proveHuman(by, 'legalnotice') } }
  },
  'exposure.noticeconfirm': async scene => {
    await sendNoticeAs(scene.site.visitor(), await publishedCase(scene), { email: address() })
    return { fields: linkIn(scene.site.mails().at(-1)) }
  },
  'exposure.noticewithdraw': async scene => ({ fields: (await noticeAfter(scene)).link }),
  'exposure.noticeappeal': byAuthor('invite', 'withhold'),
  'exposure.noticedecide': byModerator,
  'exposure.noticeown': byAuthor('invite'),
  'exposure.noticereview': byModerator,
  'exposure.noticerewrite': byAuthor('invite', 'correct'),
  'exposure.noticestatement': async scene => {
    const { author, link } = await noticeAfter(scene)
    await decideAs(scene.moderator, link.code, 'invite')
    return { by: author.visitor, fields: { code: link.code } }
  },
}
