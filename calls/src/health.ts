import { declareCall } from 'shared-state/api/declare-call'
import { literal, strictObject } from 'shared-state/schema'

/** Answers while the process is serving (spec 2.1). */
export const healthGet = declareCall({
  name: 'health.get',
  path: '/HealthCheck/Get',
  section: 'Home and shell',
  scope: 'public',
  method: 'GET',
  frame: 'text',
  input: strictObject({}),
  output: literal('OK'),
})
