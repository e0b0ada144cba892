import { useEffect, useRef, type RefObject } from 'react'

const firstField = 'input:not([type=hidden], [hidden]), select'

/** When a form moves on to another step, the focus moves to that step's first field, as the focused field is gone. */
export function useFocusOnStep(fields: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    fields.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [fields, step])
}
