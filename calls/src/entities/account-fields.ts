import { ownPathOf } from 'shared-state/contract/own-path'
import { object, refine } from 'shared-state/schema'
import { mailAddress, matching, text, trimmed } from './fields.ts'
import { user } from './user.ts'

/** What people give of themselves when they sign in, register or change their account (decisions 3). */

export const password = text(8, 64)

const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/gu

/** At least two signs that are seen, and none that hides or turns others: a name must not look like another's. */
export const nick = trimmed(2, 20).check(
  refine(name => (name.match(SEEN) ?? []).length >= 2 && !/\p{C}/u.test(name), { params: { fault: 'unseen' } }),
)

export const address = mailAddress

/** Of a country, with or without the plus: `+62`. */
export const areaCode = matching(/^\+?\d{1,5}$/, 6)
/** Behind the area code; digits alone, with or without the leading zero of calls at home. */
export const phone = matching(/^\d{4,15}$/, 15)

/** What a code is asked for; it counts for nothing else. */
export const codeScenes = ['login', 'register', 'bind', 'forgot', 'change'] as const

/** An address of this site: path and query. */
export const ownPath = text(1, 300).check(refine(path => ownPathOf(path) !== undefined))

export const theUser = object({ user })
