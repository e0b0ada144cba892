import { dealerComplaintadd, dealerComplaintupload } from 'calls/complaints'
import sharp from 'sharp'
import type { CallInput } from 'shared-state/api/declare-call'
import type { TestUser } from './scene.ts'

export const PRIVATE_CONTACT = 'rina.private@mail.example'

type Complaint = CallInput<typeof dealerComplaintadd>

export const completeComplaint = (traderCode: string): Complaint => ({
  traderCode,
  reason: 'unable_to_withdraw',
  content: 'I asked for my money on the first of May and have heard nothing since.',
  amount: { amount: 1250.5, currency: 'USD' },
  contact: PRIVATE_CONTACT,
  consent: true,
})

/** Files a complaint and returns its code. */
export async function fileComplaint(by: TestUser, traderCode: string, more: Partial<Complaint> = {}): Promise<string> {
  const { body } = await by.visitor.call(dealerComplaintadd, { ...completeComplaint(traderCode), ...more })
  if (!body.Data) throw new Error(`complaint refused: ${JSON.stringify(body)}`)
  return body.Data.complaint.code
}

let drawn: Promise<Buffer> | undefined
const png = () =>
  (drawn ??= sharp({ create: { width: 20, height: 10, channels: 3, background: '#336699' } })
    .png()
    .toBuffer())

export async function uploadPrivately(by: TestUser): Promise<string> {
  const file = new File([new Uint8Array(await png())], 'proof.png')
  return (await by.visitor.call(dealerComplaintupload, { file })).body.Data!.image.imageId
}
