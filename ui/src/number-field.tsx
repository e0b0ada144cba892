import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & { whole?: boolean | undefined }

/**
 * A number typed as text. `type="number"` would drop what it cannot read, change by the mouse wheel and mix up the comma and
 * the point, so the form's own check reads the text and says at the field what is wrong.
 */
export function NumberField({ whole = false, ...rest }: NumberFieldProps) {
  return <TextField autoComplete="off" {...rest} type="text" inputMode={whole ? 'numeric' : 'decimal'} dir="ltr" />
}
