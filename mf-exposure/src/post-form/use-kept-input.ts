import { useEffect, useEffectEvent, type RefObject } from 'react'
import { forgetDraft, keepDraft, readDraft } from 'shared-state/forms/tab-draft'

interface KeptInputOptions {
  form: RefObject<HTMLFormElement | null>
  /** What the input belongs to. */
  name: string
  /** Names of the fields to keep; none: nothing is kept. */
  fields: readonly string[]
  /** The form was refused: it shows what was sent. */
  isRefused: boolean
}

/**
 * Keeps what is typed but not saved in this tab: across a reload, or a visit to another step. `keep` is for the form's `onInput`, `forget`
 * for its submission; a refused form is kept again.
 */
export function useKeptInput({ form, name, fields, isRefused }: KeptInputOptions) {
  const key = `exposure-form:${name}`
  const keep = () => {
    if (fields.length === 0) return
    const sent = new FormData(form.current!)
    keepDraft(key, Object.fromEntries(fields.map(field => [field, String(sent.get(field) ?? '')])))
  }
  const putBack = useEffectEvent(() => {
    const kept = fields.length > 0 ? (readDraft(key) as Record<string, unknown> | null) : null
    for (const field of fields) {
      const control = form.current!.elements.namedItem(field) as HTMLInputElement | RadioNodeList | null
      const value = kept?.[field]
      if (!control || typeof value !== 'string' || value === '' || control.value === value) continue
      control.value = value
      // Counters follow their field.
      if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  const keepRefused = useEffectEvent(keep)
  useEffect(() => (isRefused ? keepRefused() : putBack()), [isRefused])
  return { keep, forget: () => forgetDraft(key) }
}
