/** Props of the fields of one sign-in method. */
export interface SignInFieldsProps<Answer> {
  /** Latest result of the form. */
  answer: Answer | undefined
  busy: boolean
  /** Called when a link leads away from the form: the dialog closes. */
  onLeave?: (() => void) | undefined
}
