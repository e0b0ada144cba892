import { boundedWork, TooMuchWork } from 'platform/api/bounded-work'
import { Refusal } from 'platform/api/refusal'
import { UnavailableError } from 'platform/api/unavailable-error'
import { errorCodes } from 'shared-state/api/error-codes'
import type { SupportedLanguage } from 'shared-state/i18n/languages'
import { maxLength, minLength, object, regex, safeParse, string } from 'shared-state/schema'
import { fetchText } from '../outside-data/fetch-text.ts'

/** A machine translator with the API of LibreTranslate. */
export interface TranslatorSettings {
  /** Address below which it answers `/translate`. */
  url: string
  /** Many translators of one's own need none. */
  key: string | undefined
  /** For tests. */
  timeoutMs?: number
}

/** The text in another language. Rejects with UnavailableError if the translator fails, and refuses 429/4001 while too many texts wait. */
export type Translate = (text: string, from: string, to: SupportedLanguage) => Promise<string>

/** Less than the time in which a call has to be answered (spec 9). */
const ANSWER_MS = 10_000
const MOST_CHARACTERS = 20_000
const MOST_BYTES = 200_000
const WORK = { atOnce: 2, waiting: 10 }
const BUSY_SECONDS = '10'

/** Where LibreTranslate's code differs from this site's. */
const otherCodes: Partial<Record<SupportedLanguage, string>> = {
  fil: 'tl',
  'zh-cn': 'zh',
  'zh-hk': 'zt',
  'zh-tw': 'zt',
}

/** PostgreSQL stores no zero byte. */
const answered = object({
  translatedText: string().check(maxLength(MOST_CHARACTERS, { abort: true }), minLength(1), regex(/^[^\0]*$/)),
})

export function createTranslator({ url, key, timeoutMs = ANSWER_MS }: TranslatorSettings): Translate {
  const bounded = boundedWork(WORK)
  const address = `${url.replace(/\/$/, '')}/translate`

  async function ask(q: string, source: string, to: SupportedLanguage): Promise<string> {
    const target = otherCodes[to] ?? to
    const answer = await fetchText(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ q, source, target, format: 'text', ...(key !== undefined && { api_key: key }) }),
      redirect: 'error',
      timeoutMs,
      mostBytes: MOST_BYTES,
    })
    const read = safeParse(answered, JSON.parse(answer))
    if (!read.success) throw new Error('the answer is not in the expected format')
    return read.data.translatedText.toWellFormed()
  }

  return async (text, from, to) => {
    try {
      return await bounded(() => ask(text, from, to))
    } catch (error) {
      if (error instanceof TooMuchWork)
        throw new Refusal(errorCodes.tooManyRequests, { headers: { 'Retry-After': BUSY_SECONDS } })
      throw new UnavailableError('the translator did not translate a comment', { cause: error })
    }
  }
}
