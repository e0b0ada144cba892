import type { CaseReason } from 'calls/exposure-case/case-reasons'
import type { CaseAction } from 'calls/exposure-case/case-rules'
import * as calls from 'calls/exposure-cases'
import { exposurePublish, exposureUpload } from 'calls/exposure-cases'
import type { CallDeclaration, CallInput } from 'shared-state/api/declare-call'
import type { ApiUnderTest } from './api-under-test.ts'
import { pngFile } from './png-file.ts'
import { addBroker, addEnterprise, addTestUser } from './scene.ts'
import type { TestUser } from './scene.ts'

export interface CaseScene {
  author: TestUser
  stranger: TestUser
  staff: TestUser
  moderator: TestUser
  traderCode: string
}

/** A claimed broker and everyone who may act on a case about it. */
export async function addCaseScene(site: ApiUnderTest): Promise<CaseScene> {
  const [author, stranger, staff] = [
    await addTestUser(site, 'Rina'),
    await addTestUser(site, 'Budi'),
    await addTestUser(site, 'Staff'),
  ]
  const moderator = await addTestUser(site, 'Moderator', ['moderator'])
  const traderCode = await addBroker(site.db, 'broker1')
  await addEnterprise(site.db, traderCode, [staff])
  return { author, stranger, staff, moderator, traderCode }
}

export const CONTACT = 'rina.private@mail.example'

type Post = CallInput<typeof exposurePublish>

/** A post that can be sent for review, without pictures. */
export const completeFields = (traderCode: string): Post => ({
  traderCode,
  reason: 'unable_to_withdraw',
  title: 'My withdrawal has not arrived',
  content: 'I asked for my money on the first of May, and since then nobody has answered any of my mails.',
  amount: { amount: 1250.5, currency: 'USD' },
  incidentDate: '2026-05-01',
  contact: CONTACT,
  consent: true,
})

export async function uploadPicture(by: TestUser): Promise<string> {
  return (await by.visitor.call(exposureUpload, { file: await pngFile() })).body.Data!.image.imageId
}

/** Sends a complete post for review and returns its code. */
export async function sendPost(by: TestUser, traderCode: string, more: Post = {}): Promise<string> {
  const post = { ...completeFields(traderCode), imageIds: [await uploadPicture(by)], ...more }
  const { body } = await by.visitor.call(exposurePublish, post)
  if (!body.Data) throw new Error(`post refused: ${JSON.stringify(body)}`)
  return body.Data.exposure.code
}

/** The call and input that take an action on a case that exists; a moderator's with a reason, own words or both. */
export function stepRequest(
  action: Exclude<CaseAction, 'save' | 'publish'>,
  code: string,
  note: string,
  reasonCode: CaseReason | null = null,
): [CallDeclaration, object] {
  const given = (field: string) => ({
    ...(note !== '' && { [field]: note }),
    ...(reasonCode !== null && { reasonCode }),
  })
  switch (action) {
    case 'approve':
    case 'reject':
    case 'accept':
    case 'decline':
      return [calls.exposureReview, { code, decision: action, ...given('reason') }]
    case 'add':
      return [calls.exposureAdd, { code, demand: note }]
    case 'append':
      return [calls.exposureAppend, { code, content: note }]
    case 'reply':
      return [calls.exposureBrokerreply, { code, content: note }]
    case 'resolve':
      return [calls.exposureResolve, { code, note }]
    case 'giveup':
      return [calls.exposureGiveup, { code, note }]
    case 'reopen':
      return [calls.exposureReopen, { code, note }]
    case 'close':
      return [calls.exposureClosecase, { code, ...given('note') }]
    case 'report':
      return [calls.exposureReport, { code, reason: 'other', content: note }]
    case 'follow':
    case 'unfollow':
      return [calls.exposureFollow, { code, on: action === 'follow' }]
  }
}
