import { drawContacts } from './broker-contacts.ts'
import { riskLevelOf } from './broker-scores.ts'
import { legalNameOf, Licences } from './licences.ts'
import type { SampleLicence } from './licences.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { Row } from './row-loader.ts'
import type { OnPart, SampleScene } from './sample-scene.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import { drawAccounts } from './trading-accounts.ts'
import type { TradingAccount } from './trading-accounts.ts'

const PLATFORMS: [code: string, chance: number][] = [
  ['mt4', 0.5],
  ['mt5', 0.46],
  ['ownweb', 0.3],
  ['ownapp', 0.28],
  ['kitefold', 0.06],
  ['pipdesk', 0.05],
  ['fathom', 0.04],
  ['lanterna', 0.03],
]
const MODEL_TAGS = ['ecn', 'stp', 'market_maker']
const OTHER_TAGS: [code: string, chance: number][] = [
  ['islamic_account', 0.4],
  ['copy_trading', 0.3],
  ['scalping', 0.45],
  ['negative_balance_protection', 0.35],
  ['segregated_funds', 0.3],
  ['vps', 0.15],
  ['cent_account', 0.2],
  ['local_payments', 0.3],
  ['crypto_cfd', 0.25],
]

/** Loads brokers with their licences and account types. */
export async function loadBrokers({ queries, brokers, regulators, clock }: SampleScene, onPart: OnPart): Promise<void> {
  const random = new Random('broker rows')
  const licences = new Licences(regulators, clock)
  const brokerRows = new RowLoader(queries, 'brokers')
  const accountRows = new RowLoader(queries, 'broker_accounts')
  const licenceRows = new RowLoader(queries, 'licences')
  const sites = new Set<string>()
  let licenceId = 0
  for (const [index, broker] of brokers.entries()) {
    const { code } = broker
    const site = sites.has(broker.slug) ? `${broker.slug}-${code}` : broker.slug
    sites.add(site)
    const accounts = drawAccounts(broker.status, random)
    const updatedAge = Math.min(clock.ageInDays(broker.createdAt), random.next() ** 2 * 200)
    await brokerRows.add({ ...brokerRow(broker, site, accounts, random), updated_at: clock.daysAgo(updatedAge) })
    for (const [position, account] of accounts.entries()) await accountRows.add(accountRow(code, position + 1, account))
    for (const licence of licences.of(broker)) await licenceRows.add(licenceRow(++licenceId, code, licence))
    if (index % 5_000 === 0) onPart(index / brokers.length)
  }
  for (const rows of [brokerRows, accountRows, licenceRows]) await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('licences', 'licence_id'), ${licenceId + 1}, false)`)
}

function brokerRow(broker: BrokerSketch, site: string, accounts: TradingAccount[], random: Random): Row {
  const { name, country, parts, score } = broker
  const { website, emails, phones, address } = drawContacts(broker, site, random)
  return {
    code: broker.code,
    short_name: name.short,
    show_name: name.shown,
    slug: broker.slug,
    legal_name: legalNameOf(name.shown, country.legalForm),
    country_code: country.code,
    founded_year: broker.foundedYear,
    website,
    emails,
    phones,
    address,
    score,
    score_licence: parts?.licence ?? null,
    score_regulation: parts?.regulation ?? null,
    score_risk_control: parts?.riskControl ?? null,
    score_business: parts?.business ?? null,
    score_software: parts?.software ?? null,
    risk_level: riskLevelOf(score),
    licence_status: broker.status,
    claimed: random.chance(score !== null && score >= 6 ? 0.25 : 0.03),
    cooperative: random.chance(0.05),
    tags: [random.pick(MODEL_TAGS), ...drawn(OTHER_TAGS, random)],
    platforms: platformsOf(random),
    min_deposit_usd: Math.min(...accounts.map(account => account.minDeposit)),
    max_leverage: Math.max(...accounts.map(account => account.maxLeverage)),
    spread_from: Math.min(...accounts.map(account => account.spreadFrom)),
    comment_count: broker.commentCount,
    exposure_count: broker.exposureCount,
    sample: true,
    created_at: broker.createdAt,
  }
}

const accountRow = (brokerCode: string, position: number, account: TradingAccount): Row => ({
  broker_code: brokerCode,
  position,
  name: account.name,
  min_deposit: account.minDeposit,
  currency: 'USD',
  max_leverage: account.maxLeverage,
  spread_from: account.spreadFrom,
  commission_per_lot: account.commissionPerLot,
  currencies: account.currencies,
  ea: account.ea,
})

const licenceRow = (licenceId: number, brokerCode: string, licence: SampleLicence): Row => ({
  licence_id: licenceId,
  broker_code: brokerCode,
  regulator_id: licence.regulatorId,
  licence_no: licence.licenceNo,
  type: licence.type,
  status: licence.status,
  entity_name: licence.entityName,
  two_char_code: licence.twoCharCode,
  effective_at: licence.effectiveAt,
  expires_at: licence.expiresAt,
  verified_at: null, // sample, not checked
})

const drawn = (choices: [code: string, chance: number][], random: Random): string[] =>
  choices.filter(([, chance]) => random.chance(chance)).map(([code]) => code)

function platformsOf(random: Random): string[] {
  const platforms = drawn(PLATFORMS, random)
  return platforms.length > 0 ? platforms : ['ownweb']
}
