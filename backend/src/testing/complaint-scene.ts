import { dealerComplaintadd, dealerComplaintupload } from 'calls/complaints'
import type { CallInput } from 'shared-state/api/declare-call'
import { pngFile } from './png-file.ts'
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

export async function uploadPrivately(by: TestUser): Promise<string> {
  return (await by.visitor.call(dealerComplaintupload, { file: await pngFile() })).body.Data!.image.imageId
}
