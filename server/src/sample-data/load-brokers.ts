import type { Queries } from '../db/db.ts'
import { drawContacts } from './broker-contacts.ts'
import { legalNameOf, Licences } from './licences.ts'
import { Random } from './random.ts'
import type { Regulator } from './regulators.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import { drawAccounts } from './trading-accounts.ts'

const PLATFORMS: [code: string, chance: number][] = [
  ['mt4', 0.5], ['mt5', 0.46], ['ownweb', 0.3], ['ownapp', 0.28], ['kitefold', 0.06], ['pipdesk', 0.05], ['fathom', 0.04], ['lanterna', 0.03],
]
const MODEL_TAGS = ['ecn', 'stp', 'market_maker']
const OTHER_TAGS: [code: string, chance: number][] = [
  ['islamic_account', 0.4], ['copy_trading', 0.3], ['scalping', 0.45], ['negative_balance_protection', 0.35], ['segregated_funds', 0.3],
  ['vps', 0.15], ['cent_account', 0.2], ['local_payments', 0.3], ['crypto_cfd', 0.25],
]

const BROKER_COLUMNS = [
  'code', 'short_name', 'show_name', 'slug', 'legal_name', 'country_code', 'founded_year', 'website', 'emails', 'phones', 'address', 'score',
  'score_licence', 'score_regulation', 'score_risk_control', 'score_business', 'score_software', 'risk_level', 'licence_status', 'claimed',
  'cooperative', 'tags', 'platforms', 'min_deposit_usd', 'max_leverage', 'spread_from', 'comment_count', 'exposure_count', 'sample', 'created_at',
  'updated_at',
]
const ACCOUNT_COLUMNS = [
  'broker_code', 'position', 'name', 'min_deposit', 'currency', 'max_leverage', 'spread_from', 'commission_per_lot', 'currencies', 'ea',
]
const LICENCE_COLUMNS = [
  'licence_id', 'broker_code', 'regulator_id', 'licence_no', 'type', 'status', 'entity_name', 'two_char_code', 'effective_at', 'expires_at', 'verified_at',
]

/** Brokers with their licences, account types and the last changes of their score. */
export async function loadBrokers(queries: Queries, brokers: BrokerSketch[], regulators: Regulator[], clock: SampleClock, onPart: (part: number) => void): Promise<void> {
  const random = new Random('broker rows')
  const licences = new Licences(regulators, clock)
  const brokerRows = new RowLoader(queries, 'brokers', BROKER_COLUMNS)
  const accountRows = new RowLoader(queries, 'broker_accounts', ACCOUNT_COLUMNS)
  const licenceRows = new RowLoader(queries, 'licences', LICENCE_COLUMNS)
  const historyRows = new RowLoader(queries, 'broker_history', ['broker_code', 'at', 'field', 'from_value', 'to_value'])
  const sites = new Set<string>()
  let licenceId = 0
  for (const [index, broker] of brokers.entries()) {
    const { code, name, country, parts, score, status } = broker
    const site = sites.has(broker.slug) ? `${broker.slug}-${code}` : broker.slug
    sites.add(site)
    const contacts = drawContacts(broker, site, random)
    const accounts = drawAccounts(status, random)
    await brokerRows.add(
      code, name.short, name.shown, broker.slug, legalNameOf(name.shown, country.legalForm), country.code, broker.foundedYear, contacts.website,
      contacts.emails, contacts.phones, contacts.address, score, parts?.licence ?? null, parts?.regulation ?? null, parts?.riskControl ?? null,
      parts?.business ?? null, parts?.software ?? null, riskOf(score), status, random.chance(score !== null && score >= 6 ? 0.25 : 0.03),
      random.chance(0.05), drawTags(random), drawPlatforms(random), Math.min(...accounts.map(account => account.minDeposit)),
      Math.max(...accounts.map(account => account.maxLeverage)), Math.min(...accounts.map(account => account.spreadFrom)), broker.commentCount,
      broker.exposureCount, true, broker.createdAt, clock.daysAgo(Math.min(clock.ageInDays(broker.createdAt), random.next() ** 2 * 200)),
    )
    for (const [position, account] of accounts.entries()) {
      await accountRows.add(code, position + 1, account.name, account.minDeposit, 'USD', account.maxLeverage, account.spreadFrom,
        account.commissionPerLot, account.currencies, account.ea)
    }
    for (const licence of licences.of(broker)) {
      await licenceRows.add(++licenceId, code, licence.regulatorId, licence.licenceNo, licence.type, licence.status, licence.entityName,
        licence.twoCharCode, licence.effectiveAt, licence.expiresAt, null)
    }
    if (score !== null && score > 0 && random.chance(0.4)) {
      const age = Math.min(clock.ageInDays(broker.createdAt), 5 + random.next() * 80)
      const before = Math.min(10, Math.max(0, score + random.around(0, 0.35))).toFixed(2)
      if (before !== score.toFixed(2)) await historyRows.add(code, clock.daysAgo(age), 'score', before, score.toFixed(2))
    }
    if (index % 5_000 === 0) onPart(index / brokers.length)
  }
  for (const rows of [brokerRows, accountRows, licenceRows, historyRows]) await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('licences', 'licence_id'), ${licenceId + 1}, false)`)
}

const riskOf = (score: number | null): string => (score === null || score < 4.56 ? 'high' : score < 7 ? 'medium' : 'low')

function drawPlatforms(random: Random): string[] {
  const platforms = PLATFORMS.filter(([, chance]) => random.chance(chance)).map(([code]) => code)
  return platforms.length > 0 ? platforms : ['ownweb']
}

function drawTags(random: Random): string[] {
  return [random.pick(MODEL_TAGS), ...OTHER_TAGS.filter(([, chance]) => random.chance(chance)).map(([code]) => code)]
}
