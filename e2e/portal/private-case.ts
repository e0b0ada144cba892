import type { PlaywrightWorkerArgs } from '@playwright/test'
import { stepRequest } from 'backend/testing/case-scene'
import { noisePicture } from 'backend/testing/noise-picture'
import { exposureComment } from 'calls/comment-writing'
import { complaintAppend, dealerComplaintadd } from 'calls/complaints'
import type { Exposure } from 'calls/entities/exposure'
import type { Image } from 'calls/entities/image'
import { exposurePublish, exposureUpload } from 'calls/exposure-cases'
import { moderationDecide } from 'calls/moderation'
import { makeStaff, newVisitor, type CaseVisitor } from './case-visitors.ts'
import type { RunningPortal } from './start-portal.ts'

const content = 'I asked for my money on the first of May, and since then nobody has answered any of my mails.'

/** A word of the case's title by which it is searched for on the site. */
export const SOUGHT = 'unforthcoming'

/** Texts by which a search recognises what a case holds. */
export type Marks = Record<'title' | 'contact' | 'complaintContact', string>

/** A picture as its author sent it, and as the site serves it. */
interface SentPicture {
  image: Image
  original: Buffer
  served: Buffer
}

async function upload(author: CaseVisitor): Promise<SentPicture> {
  const original = await noisePicture()
  const file = new File([new Uint8Array(original)], 'proof.png')
  const { image } = await author.send<{ image: Image }>(exposureUpload, { file })
  return { image, original, served: Buffer.from(await (await author.visitor.fetch('GET', image.url)).arrayBuffer()) }
}

/** Everyone concerned with a case, each from an address of their own, and the broker that it is about. */
export async function addParties(fixtures: Pick<PlaywrightWorkerArgs, 'playwright'>, portal: RunningPortal) {
  const author = await newVisitor(fixtures, portal, { ip: '203.0.113.1' })
  const staff = await newVisitor(fixtures, portal, { ip: '203.0.113.2' })
  const moderator = await newVisitor(fixtures, portal, { ip: '203.0.113.3', role: 'moderator' })
  const follower = await newVisitor(fixtures, portal, { ip: '203.0.113.4' })
  const stranger = await newVisitor(fixtures, portal, { ip: '203.0.113.5' })
  const listed = await author.visitor.send('GET', '/wikifxweb-v1/brokers/index/init-v1?pageSize=1&pageIndex=7')
  const { items } = listed.body.Data as { items: { code: string; slug: string }[] }
  const broker = items[0]!
  await makeStaff(staff, moderator, broker.code)
  return { author, staff, moderator, follower, stranger, broker }
}
type Parties = Awaited<ReturnType<typeof addParties>>

/** A draft with three pictures. `send` sends it for review with the first `count` of them, which removes the others. */
export async function saveDraft({ author, broker }: Parties, { title, contact }: Marks) {
  const pictures = [await upload(author), await upload(author), await upload(author)]
  const write = (count: number, more: object) =>
    author.send<{ exposure: Exposure }>(exposurePublish, {
      traderCode: broker.code,
      reason: 'unable_to_withdraw',
      title: `My ${SOUGHT} ${title}`,
      content,
      amount: { amount: 1250, currency: 'USD' },
      incidentDate: '2026-05-01',
      contact: `<${contact}@mail.example> & "${contact}"`,
      consent: true,
      imageIds: pictures.slice(0, count).map(({ image }) => image.imageId),
      ...more,
    })
  const { code, slug } = (await write(3, { draft: true })).exposure
  return { code, slug, pictures, send: (count: number) => write(count, { code }) }
}

/** A private complaint about the same broker, which a moderator answers and to which its author adds something; returns its code. */
export async function complainPrivately({ author, moderator, broker }: Parties, { complaintContact }: Marks) {
  const sent = await author.send<{ complaint: { code: string } }>(dealerComplaintadd, {
    traderCode: broker.code,
    reason: 'unable_to_withdraw',
    content,
    contact: `${complaintContact}@mail.example`,
    consent: true,
  })
  const { code } = sent.complaint
  const answer = { kind: 'complaint', id: code, decision: 'approve', reason: 'We have asked the broker about it.' }
  await moderator.send(moderationDecide, answer)
  await author.send(complaintAppend, { code, content: 'The broker has not answered you either.' })
  return code
}

/** The case from its publication to its reopening, with a follower who comments on it and reports it. */
export async function runCase({ author, staff, moderator, follower }: Parties, code: string): Promise<void> {
  const take = (by: CaseVisitor, action: Parameters<typeof stepRequest>[0], note = '') =>
    by.send(...stepRequest(action, code, note))
  await take(moderator, 'approve')
  await take(follower, 'follow')
  await take(author, 'add', 'Please send me the bank reference.')
  await take(moderator, 'accept')
  await take(staff, 'reply', 'We have asked our bank about it.')
  await take(author, 'append', 'The bank knows nothing about it.')
  await follower.send(exposureComment, { code, content: 'The same has happened to me.' })
  await take(follower, 'report', 'I cannot believe this.')
  await take(author, 'resolve', 'The money has arrived.')
  await take(author, 'reopen', 'The bank took it back.')
}
