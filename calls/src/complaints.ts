import { declareCall } from 'shared-state/api/declare-call'
import { literal, object, optional, strictObject } from 'shared-state/schema'
import { complaint } from './entities/complaint.ts'
import { exposureReason } from './entities/exposure.ts'
import { code, upload } from './entities/fields.ts'
import { image, imageIds } from './entities/image.ts'
import { claimedAmount } from './entities/money.ts'
import { writtenText } from './entities/written-text.ts'

const writing = { section: 'Brokers', scope: 'write', method: 'POST', who: ['user'], repeat: 'key' } as const

/** Files a private complaint to a broker. `imageIds` from dealer.complaintupload; `contact` is visible only to moderators. */
export const dealerComplaintadd = declareCall({
  name: 'dealer.complaintadd',
  path: 'dealer/complaint/add-v1',
  ...writing,
  input: strictObject({
    traderCode: code,
    reason: exposureReason,
    content: writtenText(50, 5000),
    amount: optional(claimedAmount),
    imageIds,
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
