import { useOwnData } from '../account/own-page.ts'
import { isWithheld } from '../account/withheld.ts'
import type { loadModeration } from './load-moderation.ts'

/** In a form that decides: a decision sent twice counts once. */
export function FormKey() {
  const data = useOwnData<typeof loadModeration>()
  return isWithheld(data) ? null : <input type="hidden" name="formKey" value={data.formKey} />
}
