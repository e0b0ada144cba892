import { declareCall } from 'shared-state/api/declare-call'
import { boolean, nullable, object, oneOf, strictObject, string } from 'shared-state/schema'
import { instant } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Downloads and terms'
export const downloadPlatforms = ['ios', 'android', 'windows', 'mac'] as const
const platform = oneOf(downloadPlatforms)

/** The apps; where `configured` is false, all later fields are null. */
export const downloadIndexinit = declareCall({
  name: 'download.indexinit',
  path: 'download/index/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: itemsOf(
    object({
      platform,
      configured: boolean(),
      url: nullable(string()),
      version: nullable(string()),
      updatedAt: nullable(instant),
    }),
  ),
})

/** The download address of one app; 501/5010 where there is none. */
export const downloadCommon = declareCall({
  name: 'download.common',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ platform }),
  output: object({ url: string(), version: string() }),
})
