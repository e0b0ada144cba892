import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { fieldOf } from 'calls/account-forms/field-of'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { Image } from 'calls/entities/image'
import { keepDraft } from 'shared-state/forms/tab-draft'
import { draftKey, readAddDraft } from './add-draft.ts'
import { answeredState, picturesIn, picturesName, valuesIn, type AddState } from './add-state.ts'
import { allNames } from './form-fields.ts'
import type { AddData } from './load-add.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  data: AddData
  answer: FormAnswer | undefined
}

/**
 * The state that the form shows: of the last answer, or of this tab's draft, or of the loaded page. Everything that is typed, uploaded or
 * answered becomes the draft. `source` changes when the fields have to show other values.
 */
export function useAddDraft({ form, data, answer }: DraftOptions) {
  const restored = useRestored(form, data)
  const state = answer ? answeredState(data.type, answer) : (restored ?? data.start)
  const keepAnswer = useEffectEvent(() => void (answer && keepDraft(draftKey(data), state)))
  useEffect(() => keepAnswer(), [answer])
  const keep = (images?: readonly Image[]) => {
    const sent = new FormData(form.current!)
    const shown = images ?? picturesIn(fieldOf(sent, picturesName))
    keepDraft(draftKey(data), { ...state, values: valuesIn(data.type, sent), images: shown })
  }
  return { state, keep, source: answer ? 'answer' : restored ? 'draft' : 'start' }
}

const noSubscription = () => () => {}
const nothing = () => null

/** This tab's draft as it was when the page opened; null on the server and while the browser takes over its page. */
function useRestored(form: RefObject<HTMLFormElement | null>, data: AddData): AddState | null {
  const [read] = useState(() => {
    let kept: AddState | null | undefined
    return () => (kept = kept === undefined ? withTyped(readAddDraft(data), form.current, data) : kept)
  })
  return useSyncExternalStore(noSubscription, read, nothing)
}

/** A draft with what was typed before this code had loaded, which is newer. */
function withTyped(kept: AddState | null, form: HTMLFormElement | null, { type }: AddData): AddState | null {
  if (!kept || !form) return kept
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea'),
  ]
  const typed = fields.filter(
    ({ name, value, defaultValue }) => allNames(type).includes(name) && value !== defaultValue,
  )
  return { ...kept, values: { ...kept.values, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) } }
}
