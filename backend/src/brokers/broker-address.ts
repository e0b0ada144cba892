import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

/** The address of a broker's page (spec 2.2); the one of `info` is the broker's canonical address (decisions 1). */
export const brokerPath = (
  lang: Language,
  broker: { slug: string; code: string },
  tab: 'info' | 'review' | 'safe' = 'info',
): string => `/${lang}/brokers/${tab}/${broker.slug}-${broker.code}.html`

/** Resolves `{slug}-{code}`, with or without `.html`, or a bare code; 404/3001 for an unknown code. */
export async function resolveNameCode(db: Db, nameCode: string, lang: Language) {
  const plain = nameCode.replace(/\.html$/, '')
  const dash = plain.lastIndexOf('-')
  const row = await db.one<{ code: string; slug: string }>('SELECT code, slug FROM brokers WHERE code = $1', [
    plain.slice(dash + 1),
  ])
  if (!row) throw new Refusal(errorCodes.notFound)
  const moved = dash >= 0 && plain.slice(0, dash) !== row.slug
  return { traderCode: row.code, slug: row.slug, path: brokerPath(lang, row), moved }
}
