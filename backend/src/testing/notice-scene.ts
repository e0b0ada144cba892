import { exposureLegalnotice, exposureNoticeconfirm, exposureNoticedecide } from 'calls/exposure-notices'
import { exposureReview } from 'calls/exposure-cases'
import type { NoticeDecision } from 'calls/legal-notice/notice-rules'
import type { CallInput } from 'shared-state/api/declare-call'
import type { ApiUnderTest } from './api-under-test.ts'
import { addCaseScene, sendPost } from './case-scene.ts'
import type { CaseScene } from './case-scene.ts'
import { proveHuman } from './prove-human.ts'
import { addStaff, addTestUser } from './scene.ts'
import type { TestUser } from './scene.ts'
import type { Visitor } from './visitor.ts'

export interface NoticeScene extends CaseScene {
  /** A second moderator without an interest, and one who works for the broker. */
  other: TestUser
  interested: TestUser
}

export async function addNoticeScene(site: ApiUnderTest): Promise<NoticeScene> {
  const scene = await addCaseScene(site)
  const other = await addTestUser(site, 'Other', ['moderator'])
  const interested = await addTestUser(site, 'Interested', ['moderator'])
  await addStaff(site.db, `e${scene.traderCode}`, interested.userId, 'replier')
  return { ...scene, other, interested }
}

type Notice = CallInput<typeof exposureLegalnotice>

/** A complete notice without its bot check. */
export const noticeFields = (exposureCode: string): Notice => ({
  code: exposureCode,
  firm: 'Lumbung Futures',
  name: 'Prawira Hidden',
  capacity: 'lawyer',
  email: 'prawira@law.example',
  countryCode: '360',
  ground: 'defamation',
  passages: 'The second paragraph, from its beginning to its end.',
  explanation:
    'None of this has happened: our books show that the money was paid on the day on which it was asked for.',
  isTrue: true,
  isAuthorised: true,
  knowsPublic: true,
  knowsFalse: true,
})

/** Sends a notice with its bot check solved. */
export async function sendNoticeAs(visitor: Visitor, exposureCode: string, more: Partial<Notice> = {}) {
  const bot = await proveHuman(visitor, 'legalnotice')
  return visitor.call(exposureLegalnotice, { ...noticeFields(exposureCode), ...more, bot })
}

/** The code and the secret of the link in the latest mail. */
export function linkIn(mail: string | undefined): { code: string; token: string } {
  const [, code = '', token = ''] = /legal-notice\.html\?notice=(\w+)&token=([\w-]+)/.exec(mail ?? '') ?? []
  return { code, token }
}

/** A notice whose sender has confirmed the address, with its link. */
export async function receivedNotice(site: ApiUnderTest, exposureCode: string, more: Partial<Notice> = {}) {
  const visitor = site.visitor()
  await sendNoticeAs(visitor, exposureCode, more)
  const link = linkIn(site.mails().at(-1))
  await visitor.call(exposureNoticeconfirm, link)
  return link
}

/** A published case of the scene's author. */
export async function publishedCase({ author, moderator, traderCode }: CaseScene, more: object = {}): Promise<string> {
  const code = await sendPost(author, traderCode, more)
  await moderator.visitor.call(exposureReview, { code, decision: 'approve' })
  return code
}

export const REASON = 'The firm has shown the bank’s receipt, and the author has not.'

export const decideAs = async (
  by: TestUser,
  code: string,
  decision: NoticeDecision,
  reason: string | undefined = REASON,
) => (await by.visitor.call(exposureNoticedecide, { code, decision, reason })).body
