import { fieldOf } from 'calls/account-forms/field-of'
import { filesOf } from 'calls/account-forms/files-of'
import { doneAnswer, faultyAnswer, stepAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { uploadFiles } from 'calls/account-forms/upload-files'
import type { MarketType } from 'calls/entities/market-listing'
import { addCalls, marketUpload } from 'calls/market-writing'
import type { CallInput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { refusedForm } from 'ui/post-form/refused-form'
import { uiText } from 'ui/strings/keys.ts'
import { pictureLimits } from 'ui/use-pictures'
import { addText } from '../strings/keys.ts'
import { stateIn, stateValues, type AddState } from './add-state.ts'
import { faultsIn } from './faults.ts'
import { chosenBroker, findBrokers, wantedKeyword } from './find-broker.ts'
import { refusableNames, searchNames, stepOf, typeIn, type AddStep } from './form-fields.ts'
import { inputOf } from './read-input.ts'

const intent = 'add'

/** Own texts for refusals whose message is written for developers. */
const words = { [errorCodes.keyReused]: addText.sentAlready, [errorCodes.wrongState]: addText.movedOn }

/**
 * Answers one step of the form: the next step with all that was written so far, or the faulty fields; the last step sends the listing. Nothing
 * is stored before that. The button's field `go` says whether to go on, to go `back` or to `find` brokers.
 */
export async function submitAdd(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const type = typeIn(context.params)
  if (!type) throw notFound(context)
  if (fieldOf(sent, 'intent') !== intent) throw unknownForm(sent)
  let state = stateIn(type, sent)
  const show = (change: Partial<AddState>) => (state = { ...state, ...change })
  try {
    return await takeStep({ type, sent, context, state, show })
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(sent, error, context, { values: stateValues(state), fields: refusableNames(type), words })
  }
}

interface Taken {
  type: MarketType
  sent: FormData
  context: LoadContext
  state: AddState
  /** Changes what a refusal after it shows; returns the new state. */
  show(change: Partial<AddState>): AddState
}

async function takeStep({ type, sent, context, show, ...start }: Taken): Promise<FormAnswer> {
  const { text } = context.store
  let state = show({ chosen: await chosenBroker(type, start.state.values, context) })
  const { step, values } = state
  if (step === 3 && filesOf(sent, 'file').length > 0) return saveFiles({ type, sent, context, state, show })
  const go = fieldOf(sent, 'go')
  const keyword = step === 1 ? wantedKeyword(values, go === 'find') : ''
  if (keyword) {
    const searched = { ...values, [searchNames.searched]: keyword }
    return stepAnswer(intent, stateValues(show({ values: searched, found: await findBrokers(keyword, context) })))
  }
  if (go === 'back') return stepAnswer(intent, stateValues(show({ step: Math.max(step - 1, 1) as AddStep })))
  const input = inputOf(type, state, context.lang)
  const faults = Object.entries(faultsIn(type, input, (key, named) => text.t(key, named)))
  const shown = faults.filter(([name]) => step === 4 || stepOf(type, name) === step)
  if (shown.length > 0) return faultyAnswer(intent, Object.fromEntries(shown), stateValues(state))
  if (step < 4) state = show({ step: (step + 1) as AddStep })
  else return send(type, input, sent, context)
  return stepAnswer(intent, stateValues(state))
}

async function send(type: MarketType, input: object, sent: FormData, { api, signal, url }: LoadContext) {
  const code = url.searchParams.get('code')
  // The calls of all kinds have the same output, and faultsIn() has checked the input of this kind.
  const call = addCalls[type] as (typeof addCalls)['platform']
  const { message } = await api.call(call, { ...input, ...(code && { code }) } as CallInput<typeof call>, {
    idempotencyKey: fieldOf(sent, 'formKey') || crypto.randomUUID(),
    signal,
  })
  return doneAnswer(intent, { message })
}

/** Uploads the files of a form without JavaScript and shows the step again with them, also if one of them is refused. */
async function saveFiles({ sent, context, state, show }: Taken): Promise<FormAnswer> {
  const images = [...state.images]
  const room = pictureLimits.most - images.length
  try {
    await uploadFiles(sent, marketUpload, room, images, context)
  } finally {
    state = show({ images })
  }
  if (filesOf(sent, 'file').length <= room) return stepAnswer(intent, stateValues(state))
  const file = context.store.text.t(uiText.picturesFit, { most: pictureLimits.most })
  return faultyAnswer(intent, { file }, stateValues(state))
}
