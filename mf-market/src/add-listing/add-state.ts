import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { image, type Image } from 'calls/entities/image'
import type { MarketType } from 'calls/entities/market-listing'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { fieldOf } from 'calls/account-forms/field-of'
import { array, safeParse } from 'shared-state/schema'
import { addSteps, allNames, stepOf, type AddStep, type ListingValues } from './form-fields.ts'

/** A listing as far as its author has written it. It travels in the form from step to step. */
export interface AddState {
  step: AddStep
  values: ListingValues
  images: readonly Image[]
  /** Results of the search for a broker; null: nothing has just been searched. */
  found: readonly BrokerListEntry[] | null
  /** The broker that the field with a broker names. */
  chosen: BrokerListEntry | null
}

export const emptyState: AddState = { step: 1, values: {}, images: [], found: null, chosen: null }

/** Name of the hidden field with the pictures. */
export const picturesName = 'pictures'

/** Longest text that is read as pictures: far more than nine of them need. */
const longestPictures = 20_000

const images = array(image)

/** The pictures in a hidden field; none if it holds anything else. */
export function picturesIn(text: string): Image[] {
  if (text.length > longestPictures) return []
  try {
    const { success, data } = safeParse(images, JSON.parse(text))
    return success ? (data as Image[]) : []
  } catch {
    return []
  }
}

export const valuesIn = (type: MarketType, sent: FormData): ListingValues =>
  Object.fromEntries(allNames(type).map(name => [name, fieldOf(sent, name)]))

/** The pictures of a form in their order, without those that are marked as removed; steps without the pictures carry them all. */
function imagesIn(sent: FormData): Image[] {
  const known = picturesIn(fieldOf(sent, picturesName))
  if (!sent.has('hasPictures')) return known
  const removed = sent.getAll('removed')
  return sent.getAll('imageIds').flatMap(imageId => {
    const shown = known.find(one => one.imageId === imageId)
    return shown && !removed.includes(imageId) ? [shown] : []
  })
}

/** What a sent form holds. */
export const stateIn = (type: MarketType, sent: FormData): AddState => ({
  ...emptyState,
  step: addSteps.find(step => String(step) === fieldOf(sent, 'step')) ?? 1,
  values: valuesIn(type, sent),
  images: imagesIn(sent),
})

/** The form's state as an answer carries it. */
export const stateValues = (state: AddState): FormAnswer['values'] => ({ state: JSON.stringify(state) })

/** The state that an answer shows again: the first step with a refused field, or the step that the answer leads to. */
export function answeredState(type: MarketType, { values, errors }: FormAnswer): AddState {
  const state = JSON.parse(values.state!) as AddState
  const steps = Object.keys(errors).map(name => stepOf(type, name))
  return steps.length > 0 ? { ...state, step: Math.min(...steps) as AddStep } : state
}
