/** The texts of the area that shows the comments, in the page's language. */
export interface CommentTexts {
  title: string
  none: string
  /** Label, help and button of the form, and the message after it. */
  own: string
  help: string
  post: string
  posted: string
  /** Marks a comment by the broker's staff. */
  staff: string
  /** Says that a comment is in another language, by its code. */
  writtenIn: (lang: string) => string
}
