import type { PlaywrightWorkerArgs } from '@playwright/test'
import { stepRequest } from 'backend/testing/case-scene'
import { noisePicture } from 'backend/testing/noise-picture'
import { exposureComment } from 'calls/comment-writing'
import { dealerComplaintadd } from 'calls/complaints'
import type { Exposure } from 'calls/entities/exposure'
import type { Image } from 'calls/entities/image'
import { exposurePublish, exposureUpload } from 'calls/exposure-cases'
import { makeStaff, newVisitor, type CaseVisitor } from './case-visitors.ts'
import type { RunningPortal } from './start-portal.ts'

const content = 'I asked for my money on the first of May, and since then nobody has answered any of my mails.'

/** Texts by which a search recognises what a case holds. */
export type Marks = Record<'title' | 'contact' | 'complaintContact', string>

async function upload(author: CaseVisitor): Promise<Image> {
  const file = new File([new Uint8Array(await noisePicture())], 'proof.png')
  return (await author.send<{ image: Image }>(exposureUpload, { file })).image
}

/** Everyone concerned with a case, each from an address of their own, and the broker that it is about. */
export async function addParties(fixtures: Pick<PlaywrightWorkerArgs, 'playwright'>, portal: RunningPortal) {
  const author = await newVisitor(fixtures, portal, { ip: '203.0.113.1' })
  const staff = await newVisitor(fixtures, portal, { ip: '203.0.113.2' })
  const moderator = await newVisitor(fixtures, portal, { ip: '203.0.113.3', role: 'moderator' })
  const follower = await newVisitor(fixtures, portal, { ip: '203.0.113.4' })
  const listed = await author.visitor.send('GET', '/wikifxweb-v1/brokers/index/init-v1?pageSize=1&pageIndex=7')
  const { items } = listed.body.Data as { items: { code: string; slug: string }[] }
  const broker = items[0]!
  await makeStaff(staff, moderator, broker.code)
  return { author, staff, moderator, follower, broker }
}
type Parties = Awaited<ReturnType<typeof addParties>>

/** A draft with two pictures, one of which is taken out again before it is sent for review. `bytes` are those of the removed picture. */
export async function sendForReview({ author, broker }: Parties, { title, contact }: Marks) {
  const [shown, removed] = [await upload(author), await upload(author)]
  const bytes = Buffer.from(await (await author.visitor.fetch('GET', removed.url)).arrayBuffer())
  const post = {
    traderCode: broker.code,
    reason: 'unable_to_withdraw',
    title: `My withdrawal ${title}`,
    content,
    amount: { amount: 1250, currency: 'USD' },
    incidentDate: '2026-05-01',
    contact: `${contact}@mail.example`,
    consent: true,
  }
  const imageIds = [shown.imageId, removed.imageId]
  const draft = await author.send<{ exposure: Exposure }>(exposurePublish, { ...post, imageIds, draft: true })
  const { code, slug } = draft.exposure
  await author.send(exposurePublish, { ...post, code, imageIds: [shown.imageId] })
  return { code, slug, removed, bytes }
}

/** A private complaint about the same broker; returns its code. */
export async function complainPrivately({ author, broker }: Parties, { complaintContact }: Marks): Promise<string> {
  const sent = await author.send<{ complaint: { code: string } }>(dealerComplaintadd, {
    traderCode: broker.code,
    reason: 'unable_to_withdraw',
    content,
    contact: `${complaintContact}@mail.example`,
    consent: true,
  })
  return sent.complaint.code
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
