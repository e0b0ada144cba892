import type { CaseAction } from 'calls/exposure-case/case-rules'
import { rules } from 'calls/exposure-case/case-rules'
import type { CaseState } from 'calls/exposure-case/case-states'
import { exposureText } from '../../strings/keys.ts'

/** The text field of a form; `name` is that of the call's field. */
interface CaseField {
  name: 'content' | 'note' | 'demand' | 'reason'
  label: number
  help: number
  optional?: true
}

export interface CaseForm {
  /** The action of the rules, and the `act` of its address. */
  action: CaseAction
  button: number
  /** What the page says after success. */
  done: number
  field?: CaseField
  /** Reasons of a report, one of which has to be chosen. */
  reportReasons?: true
  /** Ends the case for good. */
  isFinal?: true
}

const step = { done: exposureText.stepTaken }

/** The forms of a case, in the order of their buttons. Which of them are open follows from `actions` of exposure.own. */
export const caseForms: readonly CaseForm[] = [
  {
    ...step,
    action: 'reply',
    button: exposureText.doReply,
    field: { name: 'content', label: exposureText.yourReply, help: exposureText.publicText },
  },
  {
    ...step,
    action: 'append',
    button: exposureText.doAppend,
    field: { name: 'content', label: exposureText.whatToAdd, help: exposureText.publicText },
  },
  {
    ...step,
    action: 'resolve',
    button: exposureText.doResolve,
    field: { name: 'note', label: exposureText.howSettled, help: exposureText.publicOptional, optional: true },
  },
  {
    ...step,
    action: 'add',
    button: exposureText.doAdd,
    field: { name: 'demand', label: exposureText.yourDemand, help: exposureText.publicText },
  },
  {
    ...step,
    action: 'reopen',
    button: exposureText.doReopen,
    field: { name: 'note', label: exposureText.whyReopen, help: exposureText.publicText },
  },
  {
    ...step,
    action: 'giveup',
    button: exposureText.doGiveup,
    isFinal: true,
    field: { name: 'note', label: exposureText.whyGiveup, help: exposureText.publicOptional, optional: true },
  },
  { ...step, action: 'approve', button: exposureText.doApprove },
  {
    ...step,
    action: 'reject',
    button: exposureText.doReject,
    field: {
      name: 'reason',
      label: exposureText.inYourWords,
      help: exposureText.privateText,
    },
  },
  { ...step, action: 'accept', button: exposureText.doAccept },
  {
    ...step,
    action: 'decline',
    button: exposureText.doDecline,
    field: {
      name: 'reason',
      label: exposureText.inYourWords,
      help: exposureText.publicOptional,
    },
  },
  {
    ...step,
    action: 'close',
    button: exposureText.doClose,
    isFinal: true,
    field: {
      name: 'note',
      label: exposureText.inYourWords,
      help: exposureText.publicText,
    },
  },
  {
    action: 'report',
    button: exposureText.doReport,
    done: exposureText.reportDone,
    reportReasons: true,
    field: { name: 'content', label: exposureText.inYourWords, help: exposureText.privateReport, optional: true },
  },
]

export const formOf = (action: string | null): CaseForm | undefined => caseForms.find(form => form.action === action)

/** The forms whose calls are among `actions` and whose action is open in this state: one call can have several actions. */
export const openForms = (actions: readonly string[], state: CaseState): CaseForm[] =>
  caseForms.filter(({ action }) =>
    rules.some(rule => rule.action === action && actions.includes(rule.call) && rule.from.includes(state)),
  )
