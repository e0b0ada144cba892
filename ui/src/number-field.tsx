import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & { whole?: boolean | undefined }

/**
 * A number typed as text. `type="number"` would drop input it cannot parse, change with the mouse wheel and confuse the comma with the
 * decimal point, so the form's own validation parses the text and reports errors at the field.
 */
export function NumberField({ whole = false, ...rest }: NumberFieldProps) {
  return <TextField autoComplete="off" {...rest} type="text" inputMode={whole ? 'numeric' : 'decimal'} dir="ltr" />
}
