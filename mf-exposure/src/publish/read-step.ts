import { exposureReasons } from 'calls/entities/exposure'
import { fieldOf } from 'calls/account-forms/field-of'
import { sentPictures } from 'calls/account-forms/sent-pictures'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { readAmount } from '../post-form/read-amount.ts'
import type { Post } from './post.ts'
import type { PublishStep } from './publish-query.ts'

/** The form of one step. */
export interface StepForm {
  step: PublishStep
  /** Fields whose values are shown again after a refusal. */
  fields: readonly string[]
  /** The post with what was filled in. */
  read(sent: FormData, post: Post, lang: TextLanguage): Post
}

/** The forms by their field `intent`. */
export const stepForms: Readonly<Record<string, StepForm>> = {
  broker: {
    step: 1,
    fields: ['traderCode', 'brokerName'],
    read: (sent, post) => ({
      ...post,
      traderCode: fieldOf(sent, 'traderCode') || null,
      brokerName: fieldOf(sent, 'traderCode') ? '' : fieldOf(sent, 'brokerName').trim(),
    }),
  },
  story: {
    step: 2,
    fields: ['reason', 'title', 'content', 'amount', 'currency', 'incidentDate'],
    read: (sent, post, lang) => ({
      ...post,
      reason: exposureReasons.find(reason => reason === fieldOf(sent, 'reason')) ?? null,
      title: fieldOf(sent, 'title').trim(),
      content: fieldOf(sent, 'content').trim(),
      amount: readAmount(sent, lang),
      incidentDate: fieldOf(sent, 'incidentDate') || null,
    }),
  },
  evidence: {
    step: 3,
    fields: ['imageIds', 'captions'],
    read: (sent, post) => ({ ...post, images: sentPictures(sent) }),
  },
  send: {
    step: 4,
    fields: ['contact', 'consent'],
    read: (sent, post) => ({ ...post, contact: fieldOf(sent, 'contact').trim() }),
  },
}
