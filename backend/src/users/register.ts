import type { Queries } from 'database/db'
import { QueryError, UNIQUE_VIOLATION } from 'database/db-errors'
import { randomBytes } from 'node:crypto'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { PhoneNumber } from '../accounts/phone-numbers.ts'
import { fieldRefusal } from './field-refusal.ts'

export interface NewUser {
  nick: string
  email?: string | undefined
  phone?: PhoneNumber | undefined
  countryCode?: string | undefined
  /** Without one the user signs in by code or through a provider. */
  passwordHash?: string
}

/** Stores a new user; 409/3106 if the address or number has an account, 409/3102 at `nick` if the nickname is taken. */
export async function insertUser(queries: Queries, user: NewUser, lang: Language): Promise<string> {
  const userId = randomBytes(9).toString('hex')
  const { nick, email, phone, countryCode = '', passwordHash } = user
  await refuseTaken(
    queries.query(
      'INSERT INTO users (user_id, nick, email, area_code, phone, country_code) VALUES ($1, $2, $3, $4, $5, $6)',
      [userId, nick, email ?? null, phone?.areaCode ?? null, phone?.phone ?? null, countryCode],
    ),
    lang,
  )
  if (passwordHash) await queries.query('INSERT INTO passwords (user_id, hash) VALUES ($1, $2)', [userId, passwordHash])
  return userId
}

/** Awaits a write; a taken address, number or nickname becomes the matching refusal. */
export async function refuseTaken<Result>(write: Promise<Result>, lang: Language): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof QueryError) || error.sqlState !== UNIQUE_VIOLATION) throw error
    if (error.constraint === 'users_by_email' || error.constraint === 'users_by_phone')
      throw new Refusal(errorCodes.otherAccount)
    if (error.constraint !== 'users_by_nick') throw error
    throw fieldRefusal(errorCodes.exists, 'nick', 'nickTaken', lang)
  }
}
