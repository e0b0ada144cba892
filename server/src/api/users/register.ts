import { randomBytes } from 'node:crypto'
import { errorCodes } from 'shared-state/calls/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { Queries } from '../../db/db.ts'
import { QueryError, UNIQUE_VIOLATION } from '../../db/db-errors.ts'
import { fieldMessage } from '../messages.ts'
import { Refusal } from '../refusal.ts'

export interface NewUser {
  email: string
  nick: string
  countryCode: string
  passwordHash: string
}

/** Stores a new user; 409/3106 when the address has an account, 409/3102 at `nick` when someone has that name. */
export async function insertUser(queries: Queries, user: NewUser, lang: Language): Promise<string> {
  const userId = randomBytes(9).toString('hex')
  await refuseTaken(
    queries.query('INSERT INTO users (user_id, nick, email, country_code) VALUES ($1, $2, $3, $4)', [userId, user.nick, user.email, user.countryCode]),
    lang,
  )
  await queries.query('INSERT INTO passwords (user_id, hash) VALUES ($1, $2)', [userId, user.passwordHash])
  return userId
}

/** Waits for a write; an address or nickname that is taken becomes the refusal for it. */
export async function refuseTaken<Result>(write: Promise<Result>, lang: Language): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof QueryError) || error.sqlState !== UNIQUE_VIOLATION) throw error
    if (error.constraint === 'users_by_email') throw new Refusal(errorCodes.otherAccount)
    if (error.constraint !== 'users_by_nick') throw error
    throw new Refusal(errorCodes.exists, { errors: [{ field: 'nick', message: fieldMessage('nickTaken', lang) }] })
  }
}
