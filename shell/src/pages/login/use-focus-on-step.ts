import { useEffect, useRef, type RefObject } from 'react'

const firstField = 'input:not([type=hidden], [hidden]), select'

/** Once a form has moved on to another step, the focus goes to that step's first field: what had it is gone. */
export function useFocusOnStep(fields: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    fields.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [fields, step])
}
