import { rules, type CaseAction } from 'calls/exposure-case/case-rules'
import {
  exposureAdd,
  exposureAppend,
  exposureBrokerreply,
  exposureClosecase,
  exposureGiveup,
  exposureReopen,
  exposureReport,
  exposureResolve,
  exposureReview,
} from 'calls/exposure-cases'

/** The calls of the forms; exposure.publish has its own page. */
const calls = [
  exposureAdd,
  exposureAppend,
  exposureBrokerreply,
  exposureClosecase,
  exposureGiveup,
  exposureReopen,
  exposureReport,
  exposureResolve,
  exposureReview,
] as const

/** The call that takes an action. */
export function callOf(action: CaseAction): (typeof calls)[number] {
  const { call } = rules.find(rule => rule.action === action)!
  return calls.find(({ name }) => name === `exposure.${call}`)!
}

/** Whether the call of an action takes pictures: then its form offers them. */
export const takesPictures = (action: CaseAction): boolean => 'imageIds' in callOf(action).input.shape
