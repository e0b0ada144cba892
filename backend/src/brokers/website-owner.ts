import type { Broker } from 'calls/entities/broker'
import type { throughWebsite } from 'calls/leaving'
import type { Db } from 'database/db'
import { domainToUnicode } from 'node:url'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { searchable } from '../matching/keyword.ts'
import { toRegulator } from '../reference/reference-data.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { entryColumns, entryMaker } from './broker-rows.ts'
import type { EntryRow } from './broker-rows.ts'
import { isBelow, noWebAddress, webAddress } from './web-address.ts'

interface Row extends EntryRow {
  website: string
  risk_level: Broker['riskLevel']
}

/** Parent hosts looked up for one address, the shortest ones: no real site has more levels. */
const MOST_ABOVE = 4
/**
 * Searchable text has no punctuation, so `a-b.example` and `a.b.example` look the same: up to this many candidates are compared exactly.
 */
const MOST_ALIKE = 50

/** The broker that owns a web address; 400/1004 for anything but a web address. */
export async function ownerOf(
  db: Db,
  reference: ReferenceData,
  asked: string,
  lang: Language,
): Promise<CallOutput<typeof throughWebsite>> {
  const url = webAddress(asked)
  if (!url) throw noWebAddress(lang)
  const host = url.hostname
  const shownAs = domainToUnicode(host) || host
  const [toEntry, row, regulators] = await Promise.all([entryMaker(reference), rowOf(db, host), reference.regulators()])
  const regulator = [...regulators.values()].find(known => isBelow(host, known.host))
  return {
    url: url.href,
    host,
    shownAs,
    broker: row ? { ...toEntry(row), riskLevel: row.risk_level } : null,
    regulator: regulator ? toRegulator(regulator, lang) : null,
  }
}

/** Code of the broker that a host belongs to. */
export const brokerAtHost = async (db: Db, host: string): Promise<string | undefined> => (await rowOf(db, host))?.code

async function rowOf(db: Db, host: string): Promise<Row | undefined> {
  const rows = await rowsLike(db, [host, domainToUnicode(host) || host])
  return rows.find(({ website }) => isBelow(host, webAddress(website)?.hostname ?? website))
}

/** Brokers whose web address may be this host or a parent of it: the search text ends with it (migration 0010). */
function rowsLike(db: Db, hosts: readonly string[]): Promise<Row[]> {
  const names = new Set(hosts.flatMap(hostsAbove).map(name => searchable(name.replace(/^www\./, ''))))
  if (names.size === 0) return Promise.resolve([])
  const where = new Conditions()
  const endings = [...names].map(name => `b.find_text LIKE ${where.param(`% | ${name}`)}`)
  const sql = `SELECT ${entryColumns}, b.website, shown_risk(b) AS risk_level FROM brokers b
    WHERE (${endings.join(' OR ')}) AND b.website IS NOT NULL ORDER BY b.code LIMIT ${MOST_ALIKE}`
  return db.query<Row>(sql, where.params)
}

/** The host and its parents, except the top-level domain: `a.b.example` and `b.example`. */
function hostsAbove(host: string): string[] {
  const names = host.split('.')
  return names
    .slice(0, -1)
    .map((_, index) => names.slice(index).join('.'))
    .slice(-MOST_ABOVE)
}
