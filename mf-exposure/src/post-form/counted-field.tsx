import { useText } from 'shared-state/runtime'
import { CountedField as Counted, type CountedFieldProps } from 'ui/post-form/counted-field'
import { exposureText } from '../strings/keys.ts'

/** A text field that counts its characters as the server does. */
export function CountedField(props: Omit<CountedFieldProps, 'countText'>) {
  const t = useText()
  return <Counted {...props} countText={(typed, limit) => t(exposureText.typedOf, { typed, limit })} />
}
