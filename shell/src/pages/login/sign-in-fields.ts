/** What the fields of one way to sign in are handed. */
export interface SignInFieldsProps<Answer> {
  /** What the form last came to. */
  answer: Answer | undefined
  busy: boolean
  /** A link leads away from the form: the dialog closes. */
  onLeave?: (() => void) | undefined
}
