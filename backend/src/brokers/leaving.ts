import type { Broker } from 'calls/entities/broker'
import { accusedName } from 'calls/findings/accused-name'
import type { throughIndexinit } from 'calls/leaving'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { entryColumns, entryMaker } from './broker-rows.ts'
import type { EntryRow } from './broker-rows.ts'
import { isBelow, noWebAddress, webAddress } from './web-address.ts'

const notices: Record<Language, Record<Broker['riskLevel'] | 'unknown' | 'none', string>> = {
  en: {
    low: 'You are leaving for the website of {name}. We do not control that site; check the licence before you deposit.',
    medium:
      'You are leaving for the website of {name}, a medium-risk broker by our records. Check its licence before you deposit.',
    high: 'You are leaving for the website of {name}, a high-risk broker by our records. We advise against a deposit.',
    unknown: 'As far as we know, this address does not belong to {name}. It may belong to an impostor.',
    none: 'We know of no website of {name}.',
  },
  id: {
    low: 'Anda menuju situs {name}. Situs itu di luar kendali kami; periksa lisensinya sebelum menyetor dana.',
    medium:
      'Anda menuju situs {name}, broker dengan risiko sedang menurut catatan kami. Periksa lisensinya sebelum menyetor dana.',
    high: 'Anda menuju situs {name}, broker dengan risiko tinggi menurut catatan kami. Kami menyarankan untuk tidak menyetor dana.',
    unknown: 'Sepengetahuan kami, alamat ini bukan milik {name}. Mungkin milik pihak yang mencatut namanya.',
    none: 'Kami tidak mengetahui situs milik {name}.',
  },
}

/** The target address, if it belongs to the broker; 404/3001 for an unknown code, 400/1004 for anything but a web address. */
export async function leavingTarget(
  db: Db,
  reference: ReferenceData,
  { traderCode, url: asked }: { traderCode: string; url?: string | undefined },
  lang: Language,
): Promise<CallOutput<typeof throughIndexinit>> {
  const target = asked === undefined ? undefined : webAddress(asked)
  if (target === null) throw noWebAddress(lang)
  const sql = `SELECT ${entryColumns}, b.website, shown_risk(b) AS risk_level FROM brokers b WHERE b.code = $1`
  const [toEntry, row] = await Promise.all([
    entryMaker(reference),
    db.one<EntryRow & { website: string | null; risk_level: Broker['riskLevel'] }>(sql, [traderCode]),
  ])
  if (!row) throw new Refusal(errorCodes.notFound)
  const own = row.website === null ? null : webAddress(row.website)
  const url = own && (target ?? own)
  const official = url !== null && isBelow(url.hostname, own?.hostname ?? '')
  const broker = toEntry(row)
  const riskLevel = row.risk_level
  const notice = notices[lang][official ? riskLevel : target ? 'unknown' : 'none']
  return {
    broker,
    url: official ? url.href : null,
    official,
    riskLevel,
    notice: notice.replace('{name}', () => accusedName(broker, lang)),
  }
}
