import type { FormRefusal } from 'calls/account-forms/form-refusal'
import { useEffect, type RefObject } from 'react'

/** After a refusal the focus moves to the first invalid field. */
export function useFocusOnRefusal(fields: RefObject<HTMLElement | null>, refusal: FormRefusal | null): void {
  useEffect(() => {
    if (refusal) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fields, refusal])
}
