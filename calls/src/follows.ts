import { declareCall } from 'shared-state/api/declare-call'
import { array, int, literal, object, strictObject, string } from 'shared-state/schema'
import { code, codes } from './entities/fields.ts'

const section = 'Brokers'
const following = {
  section,
  scope: 'write',
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ traderCode: code }),
} as const

export const dealerCollectionadd = declareCall({
  name: 'dealer.collectionadd',
  path: 'dealer/collection/add-v1',
  ...following,
  output: object({ collected: literal(true), count: int() }),
})

export const dealerCollectiondelete = declareCall({
  name: 'dealer.collectiondelete',
  path: 'dealer/collection/delete-v1',
  ...following,
  output: object({ collected: literal(false), count: int() }),
})

/** Which of these brokers the viewer follows. Separate from the lists, which hold nothing about the viewer (decisions 2). */
export const usercenterCollected = declareCall({
  name: 'usercenter.collected',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ codes }),
  output: object({ codes: array(string()) }),
})
