import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Image } from 'calls/entities/image'
import { completePost, type exposureOwn, type exposurePublish } from 'calls/exposure-cases'
import type { CallInput, CallOutput } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'
import type { PublishStep } from './publish-query.ts'

type PostImage = Pick<Image, 'imageId' | 'caption'>

/** A post as far as its author has written it; '' or null: not yet. */
export interface Post extends NonNullable<CallOutput<typeof exposureOwn>['draft']> {
  images: readonly PostImage[]
  contact: string
}

export const emptyPost: Post = {
  traderCode: null,
  brokerName: '',
  reason: null,
  title: '',
  content: '',
  amount: null,
  incidentDate: null,
  images: [],
  contact: '',
}

type Own = Pick<CallOutput<typeof exposureOwn>, 'exposure' | 'contact' | 'draft'>

/** The post of exposure.own as far as it is written; null if it cannot be edited (any more). */
export const postOf = ({ exposure, contact, draft }: Own): Post | null =>
  draft && { ...draft, images: exposure.images, contact: contact ?? '' }

/** The listed broker of a post. */
export type PostBroker = Pick<BrokerListEntry, 'code' | 'slug' | 'showName'>

/** A post as exposure.publish takes it; what is not written is left out. */
export function inputOf(post: Post): CallInput<typeof exposurePublish> {
  const { traderCode, brokerName, reason, title, content, amount, incidentDate, images, contact } = post
  return {
    ...(traderCode ? { traderCode } : brokerName && { brokerName }),
    ...(reason && { reason }),
    ...(amount && { amount }),
    ...(incidentDate && { incidentDate }),
    ...(contact && { contact }),
    title,
    content,
    imageIds: images.map(({ imageId }) => imageId),
    captions: images.map(({ caption }) => caption ?? ''),
  }
}

/** The step in which each field of exposure.publish is filled in. */
export const stepOfField: Readonly<Record<string, PublishStep>> = {
  traderCode: 1,
  brokerName: 1,
  reason: 2,
  title: 2,
  content: 2,
  amount: 2,
  incidentDate: 2,
  imageIds: 3,
  captions: 3,
  file: 3,
  contact: 4,
  consent: 4,
}

/** The fields that exposure.publish would refuse. */
export function faultyFields(post: Post): string[] {
  const { success, error } = safeParse(completePost, { ...inputOf(post), consent: true })
  const fields = success ? [] : error.issues.map(({ path }) => String(path[0]))
  return post.traderCode || post.brokerName ? fields : ['traderCode', ...fields]
}

/** The first step in which something is missing; the last one if only the contact is. */
export function openStep(post: Post): PublishStep {
  const steps = faultyFields(post).map(field => stepOfField[field] ?? 4)
  return steps.reduce<PublishStep>((first, step) => (step < first ? step : first), 4)
}
