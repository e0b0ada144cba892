import type { serviceproviderDetailinit } from 'calls/providers'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { leadersInOrder } from '../brokers/leading-brokers.ts'
import { articleHtml } from '../education/article-html.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { providerColumns, toProvider } from './provider-rows.ts'
import type { ProviderRow } from './provider-rows.ts'

const SHOWN_BROKERS = 20
const RELATED = 4

/** A provider with the best rated brokers that use it and may lead (decisions 7), and the best rated other providers of its category; 404/3001 for an unknown code. */
export async function providerDetail(
  db: Db,
  reference: ReferenceData,
  code: string,
  lang: Language,
): Promise<CallOutput<typeof serviceproviderDetailinit>> {
  const own = `SELECT ${providerColumns('$2')}, p.content->>$2 AS text FROM service_providers p WHERE p.code = $1`
  const row = await db.one<ProviderRow & { text: string }>(own, [code, lang])
  if (!row) throw new Refusal(errorCodes.notFound)
  const [traders, related] = await Promise.all([
    db.query<{ code: string }>(
      `SELECT b.code FROM provider_brokers u JOIN leading_brokers() b ON b.code = u.broker_code WHERE u.provider_code = $1
       ORDER BY b.score DESC NULLS LAST, b.comment_count DESC, b.code LIMIT ${SHOWN_BROKERS}`,
      [code],
    ),
    db.query<ProviderRow>(
      `SELECT ${providerColumns('$2')} FROM service_providers p WHERE p.category = $3 AND p.code <> $1
       ORDER BY p.score DESC NULLS LAST, p.code LIMIT ${RELATED}`,
      [code, lang, row.category],
    ),
  ])
  return {
    provider: toProvider(row, lang),
    content: articleHtml(row.text).content,
    traders: await leadersInOrder(
      db,
      reference,
      traders.map(trader => trader.code),
    ),
    related: related.map(other => toProvider(other, lang)),
  }
}
