import { declareCall } from 'shared-state/api/declare-call'
import { array, int, maxLength, minLength, object, oneOf, strictObject } from 'shared-state/schema'
import { nick, theUser } from './entities/account-fields.ts'
import { codes, countryCode, identifier, text, upload } from './entities/fields.ts'
import { image } from './entities/image.ts'
import { gender, identity } from './entities/user.ts'

const section = 'Users and sign-in'
const own = { section, scope: 'write', method: 'POST', who: ['user'] } as const

export const usercenterModifynick = declareCall({
  name: 'usercenter.modifynick',
  ...own,
  repeat: 'natural',
  input: strictObject({ nick }),
  output: theUser,
})

export const usercenterModifygender = declareCall({
  name: 'usercenter.modifygender',
  ...own,
  repeat: 'natural',
  input: strictObject({ gender }),
  output: theUser,
})

/** JPEG, PNG or WebP up to 2 MB, re-encoded as a square without metadata such as the location. */
export const usercenterModifyavatar = declareCall({
  name: 'usercenter.modifyavatar',
  ...own,
  repeat: 'natural',
  body: 'upload',
  input: upload,
  output: theUser,
})

export const usercenterSetidentity = declareCall({
  name: 'usercenter.setidentity',
  ...own,
  repeat: 'natural',
  input: strictObject({ identity }),
  output: theUser,
})

/** Uploads a picture for the identity check, visible only to its owner and moderators. */
export const usercenterUpload = declareCall({
  name: 'usercenter.upload',
  ...own,
  scope: 'security',
  repeat: 'key',
  body: 'upload',
  input: upload,
  output: object({ image }),
})

/** Applies for an identity check. 409/3101 while one is pending, and once one was approved (decisions 3). */
export const usercenterCertificate = declareCall({
  name: 'usercenter.certificate',
  ...own,
  scope: 'security',
  repeat: 'key',
  input: strictObject({
    realName: text(2, 60),
    docType: oneOf(['passport', 'id', 'licence']),
    docNo: text(4, 40),
    countryCode,
    imageIds: array(identifier).check(minLength(1), maxLength(3)),
  }),
  output: theUser,
})

/** Unfollows brokers; answers with how many are left. */
export const usercenterDeletecollection = declareCall({
  name: 'usercenter.deletecollection',
  ...own,
  repeat: 'natural',
  input: strictObject({ codes }),
  output: object({ count: int() }),
})
