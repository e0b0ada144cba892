import { MOST_DAYS_AHEAD, type live7x24Save } from 'calls/flash-desk'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

const dayMs = 86_400_000

const alreadyPublished: Record<Language, string> = {
  en: 'This item is already published. Withdraw it and write a new one.',
  id: 'Kilas ini sudah terbit. Tarik kilas ini dan tulis yang baru.',
}

type Input = CallParsed<typeof live7x24Save>

/** Writes a news flash or changes a scheduled one (calls, live7x24.save). */
export async function saveFlash(
  { db, reference }: { db: Db; reference: ReferenceData },
  input: Input,
  caller: Caller,
): Promise<CallOutput<typeof live7x24Save>> {
  const { userId } = signedIn(caller)
  const topics = await reference.tags('flash', caller.lang)
  if (!input.tags.every(tag => topics.has(tag)))
    throw refused(errorCodes.wrongForm, 'tags', fieldMessage('wrongForm', caller.lang))
  if (input.publishedAt && Date.parse(input.publishedAt) > Date.now() + MOST_DAYS_AHEAD * dayMs)
    throw refused(
      errorCodes.outOfRange,
      'publishedAt',
      fieldMessage('rangeTooLong', caller.lang, { limit: MOST_DAYS_AHEAD }),
    )
  return db.transaction(async queries => {
    const saved =
      input.id === undefined ? await insert(queries, input) : await change(queries, input.id, input, caller.lang)
    await queries.query('INSERT INTO flash_history (flash_id, action, user_id, content) VALUES ($1, $2, $3, $4)', [
      Number(saved.id),
      input.id === undefined ? 'write' : 'change',
      userId,
      JSON.stringify(input.content),
    ])
    return saved
  })
}

interface Saved {
  id: string
  publishedAt: string
}

const valuesOf = ({ content, important, tags, symbols, countryCode, source, publishedAt }: Input) => [
  JSON.stringify(content),
  important,
  tags,
  symbols,
  countryCode?.padStart(3, '0') ?? null,
  source,
  publishedAt ?? null,
]
const returning = 'RETURNING flash_id::text AS id, published_at AS "publishedAt"'

async function insert(queries: Queries, input: Input): Promise<Saved> {
  const saved = await queries.one<Saved>(
    `INSERT INTO flash_items (content, important, tags, symbols, country_code, source, published_at)
     VALUES ($1, $2, $3, $4, $5, $6, greatest($7::timestamptz, now())) ${returning}`,
    valuesOf(input),
  )
  return saved!
}

async function change(queries: Queries, id: string, input: Input, lang: Language): Promise<Saved> {
  const saved = await queries.one<Saved>(
    `UPDATE flash_items SET content = $1, important = $2, tags = $3, symbols = $4, country_code = $5, source = $6,
       published_at = greatest($7::timestamptz, now()) WHERE flash_id = $8 AND published_at > now() ${returning}`,
    [...valuesOf(input), Number(id)],
  )
  if (saved) return saved
  if (await queries.one('SELECT FROM flash_items WHERE flash_id = $1', [Number(id)]))
    throw new Refusal(errorCodes.wrongState, { message: alreadyPublished[lang] })
  throw new Refusal(errorCodes.notFound)
}

const refused = (code: ErrorCode, field: string, message: string) => new Refusal(code, { errors: [{ field, message }] })
