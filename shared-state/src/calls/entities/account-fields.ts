import { email, maxLength, minLength, object, refine, regex, string, trim } from 'shared-state/schema'
import { ownPathOf } from '../../contract/own-path.ts'
import { text } from './fields.ts'
import { user } from './user.ts'

/** What people give of themselves when they sign in, register or change their account (decisions 3). */

export const password = text(8, 64)

const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/gu

/** At least two signs that are seen, and none that hides or turns others: a name must not look like another's. */
export const nick = string().check(
  trim(),
  minLength(2),
  maxLength(20),
  refine(name => (name.match(SEEN) ?? []).length >= 2 && !/\p{C}/u.test(name), { params: { fault: 'unseen' } }),
)

export const address = email().check(minLength(3), maxLength(254))

/** Of a country, with or without the plus: `+62`. */
export const areaCode = string().check(regex(/^\+?\d{1,5}$/))
/** Behind the area code; digits alone, with or without the leading zero of calls at home. */
export const phone = string().check(regex(/^\d{4,15}$/))

/** What a code is asked for; it counts for nothing else. */
export const codeScenes = ['login', 'register', 'bind', 'forgot', 'change'] as const

/** An address of this site: path and query. */
export const ownPath = string().check(
  minLength(1),
  maxLength(300),
  refine(path => ownPathOf(path) !== undefined),
)

export const theUser = object({ user })
