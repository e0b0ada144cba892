import type { Broker } from 'calls/entities/broker'
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
    low: 'You are leaving for the website of {name}. What it says is its own; check the licence before you deposit.',
    medium:
      'You are leaving for the website of {name}, a broker of medium risk by our score. Check its licence before a deposit.',
    high: 'You are leaving for the website of {name}, a broker of high risk by our score. We advise against a deposit.',
    unknown: 'We do not know this address as one of {name}. It may belong to someone who uses its name.',
    none: 'We know no website of {name}.',
  },
  id: {
    low: 'Anda menuju situs {name}. Isinya adalah pernyataan mereka sendiri; periksa izinnya sebelum menyetor dana.',
    medium:
      'Anda menuju situs {name}, broker dengan risiko sedang menurut skor kami. Periksa izinnya sebelum menyetor dana.',
    high: 'Anda menuju situs {name}, broker dengan risiko tinggi menurut skor kami. Kami menyarankan untuk tidak menyetor dana.',
    unknown: 'Kami tidak mengenal alamat ini sebagai milik {name}. Mungkin ini milik pihak yang memakai namanya.',
    none: 'Kami tidak mengetahui situs milik {name}.',
  },
}

/** The target address, if it belongs to the broker; 404/3001 for an unknown code, 400/1004 for anything but a web address. */
export async function leaveFor(
  db: Db,
  reference: ReferenceData,
  { traderCode, url: asked }: { traderCode: string; url?: string | undefined },
  lang: Language,
): Promise<CallOutput<typeof throughIndexinit>> {
  const target = asked === undefined ? undefined : webAddress(asked)
  if (target === null) throw noWebAddress(lang)
  const sql = `SELECT ${entryColumns}, b.website, b.risk_level FROM brokers b WHERE b.code = $1`
  const [toEntry, row] = await Promise.all([
    entryMaker(reference),
    db.one<EntryRow & { website: string | null; risk_level: Broker['riskLevel'] }>(sql, [traderCode]),
  ])
  if (!row) throw new Refusal(errorCodes.notFound)
  const own = row.website === null ? null : webAddress(row.website)
  const url = own && (target ?? own)
  const official = url !== null && isBelow(url.hostname, own?.hostname ?? '')
  const notice = notices[lang][official ? row.risk_level : target ? 'unknown' : 'none']
  return {
    broker: toEntry(row),
    url: official ? url.href : null,
    official,
    riskLevel: row.risk_level,
    notice: notice.replace('{name}', () => row.show_name),
  }
}
