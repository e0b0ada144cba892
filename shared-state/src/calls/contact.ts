import { email, maxLength, minLength, object, optional, regex, strictObject, string, trim } from 'shared-state/schema'
import { declareCall } from './declare-call.ts'
import { botProof } from './entities/bot-proof.ts'

/** One line: no control characters, because it stands in a mail's head. */
const line = (min: number, max: number) => string().check(trim(), minLength(min), maxLength(max), regex(/^\P{Cc}*$/u))

/** A letter to the site. Refuses 400/2008 without a bot check of scene `contact`, 429/4001 after ten in an hour. */
export const contactSubmit = declareCall({
  name: 'contact.submit',
  section: 'Home and shell',
  scope: 'write',
  method: 'POST',
  repeat: 'key',
  input: strictObject({
    name: line(2, 60),
    email: email().check(minLength(3), maxLength(254)),
    subject: optional(line(2, 100)),
    content: string().check(trim(), minLength(10), maxLength(3000)),
    bot: optional(botProof),
  }),
  output: object({ ticketId: string() }),
})
