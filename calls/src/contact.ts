import { declareCall } from 'shared-state/api/declare-call'
import { object, optional, strictObject, string } from 'shared-state/schema'
import { botProof } from './entities/bot-proof.ts'
import { line, mailAddress, trimmed } from './entities/fields.ts'

/** One line: no control characters, because it goes into a mail header. */

/** Sends a message to the site. 400/2008 without a bot check of scene `contact`, 429/4001 after ten in an hour. */
export const contactSubmit = declareCall({
  name: 'contact.submit',
  section: 'Home and shell',
  scope: 'write',
  method: 'POST',
  repeat: 'key',
  input: strictObject({
    name: line(2, 60),
    email: mailAddress,
    subject: optional(line(2, 100)),
    content: trimmed(10, 3000),
    bot: optional(botProof),
  }),
  output: object({ ticketId: string() }),
})
