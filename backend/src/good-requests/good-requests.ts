import { commentRequests } from './comment-requests.ts'
import { deskRequests } from './desk-requests.ts'
import { enterpriseRequests } from './enterprise-requests.ts'
import { exposureRequests } from './exposure-requests.ts'
import type { GoodRequests } from './good-scene.ts'
import { invokeRequests } from './invoke-requests.ts'
import { marketRequests } from './market-requests.ts'
import { noticeRequests } from './notice-requests.ts'
import { otherRequests } from './other-requests.ts'
import { profileRequests } from './profile-requests.ts'
import { signInRequests } from './sign-in-requests.ts'
import { thirdPartyRequests } from './third-party-requests.ts'

/** Requests that differ from the example of the API document; each of the other calls accepts its example as it is. */
export const goodRequests: GoodRequests = {
  ...commentRequests,
  ...deskRequests,
  ...enterpriseRequests,
  ...exposureRequests,
  ...invokeRequests,
  ...marketRequests,
  ...noticeRequests,
  ...otherRequests,
  ...profileRequests,
  ...signInRequests,
  ...thirdPartyRequests,
}
