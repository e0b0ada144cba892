import { declareCall } from 'shared-state/api/declare-call'
import { array, literal, maxLength, nullable, object, oneOf, optional, strictObject, string } from 'shared-state/schema'
import { complaint } from './entities/complaint.ts'
import { exposureEvent, exposureReason } from './entities/exposure.ts'
import { code, upload } from './entities/fields.ts'
import { image, imageIds } from './entities/image.ts'
import { claimedAmount } from './entities/money.ts'
import { writtenText } from './entities/written-text.ts'

/** Private complaints. What is open to whom, and when, is in complaint-case/complaint-rules.ts. */

const writing = { section: 'Brokers', scope: 'write', method: 'POST', who: ['user'], repeat: 'key' } as const
const about = { section: 'Exposure', scope: 'write', method: 'POST', who: ['author'], repeat: 'key' } as const

/** Pictures from dealer.complaintupload, with their captions in the same order. */
const pictures = { imageIds, captions: optional(array(writtenText(0, 200)).check(maxLength(9))) }
/** 409/3101 if the state does not allow it, 403/2004 for anyone else, 404/3001 for a complaint that the caller cannot see. */
const step = object({ complaint, event: exposureEvent })

/**
 * Files a private complaint about a broker: its author and moderators see it, the broker never does. `imageIds` from dealer.complaintupload.
 * `contact` is encrypted; its author sees it in complaint.detail, a moderator by complaint.contact.
 */
export const dealerComplaintadd = declareCall({
  name: 'dealer.complaintadd',
  path: 'dealer/complaint/add-v1',
  ...writing,
  input: strictObject({
    traderCode: code,
    reason: exposureReason,
    content: writtenText(50, 5000),
    amount: optional(claimedAmount),
    ...pictures,
    contact: writtenText(5, 100),
    consent: literal(true),
  }),
  output: object({ complaint }),
})

/** Uploads a picture that only its owner and moderators can see. */
export const dealerComplaintupload = declareCall({
  name: 'dealer.complaintupload',
  path: 'dealer/complaint/upload-v1',
  ...writing,
  body: 'upload',
  input: upload,
  output: object({ image }),
})

/** A complaint of the caller, or for a moderator any, and the calls that they can send now. `contact` is for its author on this site itself. */
export const complaintDetail = declareCall({
  name: 'complaint.detail',
  section: 'Exposure',
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ code }),
  output: object({ complaint, actions: array(string()), contact: nullable(string()) }),
})

/** The author adds something. A complaint that was answered is open again. */
export const complaintAppend = declareCall({
  name: 'complaint.append',
  ...about,
  input: strictObject({ code, content: writtenText(10, 5000), ...pictures }),
  output: step,
})

export const complaintOutcomes = ['settled', 'withdrawn'] as const

/** The author closes the complaint for good. */
export const complaintClose = declareCall({
  name: 'complaint.close',
  ...about,
  input: strictObject({ code, outcome: oneOf(complaintOutcomes), note: optional(writtenText(0, 1000)) }),
  output: step,
})

/** Shows a moderator the author's contact, null if it cannot be decrypted. Each reading is recorded in the audit log. */
export const complaintContact = declareCall({
  name: 'complaint.contact',
  section: 'Exposure',
  scope: 'moderation',
  method: 'POST',
  who: ['moderator'],
  repeat: 'natural',
  input: strictObject({ code }),
  output: object({ contact: nullable(string()) }),
})
