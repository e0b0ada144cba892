import { complaintsText, moderationText, offerDeskText, repliesText } from '../strings/keys.ts'
import type { Waiting } from './waiting.ts'

const words = {
  start: moderationText.start,
  approve: moderationText.approve,
  reject: moderationText.reject,
  suspend: moderationText.suspend,
  genuine: moderationText.genuine,
  manipulated: moderationText.manipulated,
}

/** A decision about an item other than an exposure, which has forms of its own. */
export type Decision = keyof typeof words

/** A private complaint is approved by an answer, and rejected by closing it. */
const complaintWords = { ...words, approve: repliesText.answer, reject: complaintsText.doClose }

const listingWords = { ...words, approve: offerDeskText.publishListing, reject: offerDeskText.rejectListing }

/** Before a request for a VPS is passed on, the moderator decides; after that, the broker, whose answer is recorded. */
const vpsRequestWords = { ...words, approve: offerDeskText.passOn, reject: offerDeskText.refuse }
const vpsAnswerWords = { ...words, approve: offerDeskText.recordGranted, reject: offerDeskText.recordRefused }

/** The words of the buttons that decide an item. */
export function buttonWords({ kind, state }: Pick<Waiting, 'kind' | 'state'>): Record<Decision, number> {
  if (kind === 'complaint') return complaintWords
  if (kind === 'market') return listingWords
  if (kind === 'vpsrequest') return state === 'asked' ? vpsRequestWords : vpsAnswerWords
  return words
}

/** What the reason is called and needs. An answer to a complaint is not a reason. */
export function reasonWords({ kind, beingChecked }: Pick<Waiting, 'kind' | 'beingChecked'>): {
  label: number
  help?: number
} {
  if (kind === 'complaint') return { label: repliesText.yourAnswer }
  const label = moderationText.reason
  if (beingChecked) return { label, help: moderationText.manipulatedReason }
  return { label, help: kind === 'vpsrequest' ? offerDeskText.refuseHelp : moderationText.reasonHelp }
}

/** What follows a decision. */
export function hintOf({ kind, beingChecked }: Pick<Waiting, 'kind' | 'beingChecked'>): number {
  if (beingChecked) return moderationText.genuineMeans
  return kind === 'vpsrequest' ? offerDeskText.userNotified : moderationText.isTold
}
