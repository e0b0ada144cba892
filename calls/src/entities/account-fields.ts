import { ownPathOf } from 'shared-state/contract/own-path'
import { object, refine } from 'shared-state/schema'
import { mailAddress, matching, text, trimmed } from './fields.ts'
import { user } from './user.ts'

/** Fields of the forms to sign in, register and change an account (decisions 3). */

export const password = text(8, 64)

const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/gu

/** At least two visible characters, and none that hide or reorder others: a name must not look like someone else's. */
export const nick = trimmed(2, 20).check(
  refine(name => (name.match(SEEN) ?? []).length >= 2 && !/\p{C}/u.test(name), { params: { fault: 'unseen' } }),
)

export const address = mailAddress

/** Dialling code of a country, with or without the plus: `+62`. */
export const areaCode = matching(/^\+?\d{1,5}$/, 6)
/** The number after the area code; digits only, with or without the leading zero of national calls. */
export const phone = matching(/^\d{4,15}$/, 15)

/** What a code is requested for; it is valid for nothing else. */
export const codeScenes = ['login', 'register', 'bind', 'forgot', 'change'] as const

/** An address of this site: path and query. */
export const ownPath = text(1, 300).check(refine(path => ownPathOf(path) !== undefined))

export const theUser = object({ user })
