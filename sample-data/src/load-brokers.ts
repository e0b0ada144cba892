import { blacklistBits, blacklistReasonsOf } from 'calls/findings/blacklist-reasons'
import type { Finding } from 'calls/entities/finding'
import { findingsOf, mayLead } from 'calls/findings/findings-of'
import { riskOfScore } from 'calls/rating/risk-level'
import { drawContacts } from './broker-contacts.ts'
import { shareKnown } from './known-facts.ts'
import { legalNameOf, Licences } from './licences.ts'
import type { SampleLicence } from './licences.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { Row } from './row-loader.ts'
import type { OnPart, SampleScene } from './sample-scene.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import { DEPOSITS, drawAccounts } from './trading-accounts.ts'
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

/** Of brokers whose account types are unknown, the share with a known minimum deposit. */
const DEPOSIT_ALONE = 0.25

/** A day on which every licence has expired that ever does. */
const FAR_AHEAD = '9999-12-31'

/** Loads brokers with their licences and account types. The exposures were generated before: the brokers count them. */
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
    const accounts = random.chance(shareKnown(broker.score)) ? drawAccounts(broker.status, random) : []
    const held = licences.of(broker)
    const updatedAge = Math.min(clock.ageInDays(broker.createdAt), random.next() ** 2 * 200)
    await brokerRows.add({
      ...brokerRow(broker, site, accounts, random),
      licence_count: held.length,
      ...followingFromLicences(broker, held),
      updated_at: clock.daysAgo(updatedAge),
    })
    for (const [position, account] of accounts.entries()) await accountRows.add(accountRow(code, position + 1, account))
    for (const licence of held) await licenceRows.add(licenceRow(++licenceId, code, licence))
    if (index % 5_000 === 0) onPart(index / brokers.length)
  }
  for (const rows of [brokerRows, accountRows, licenceRows]) await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('licences', 'licence_id'), ${licenceId + 1}, false)`)
}

/** The columns that triggers maintain; a sample has no regulators' warnings. */
function followingFromLicences({ status, exposureCount }: BrokerSketch, licences: SampleLicence[]): Row {
  const findingsOn = (day: string) =>
    findingsOf({ grade: 'AAA', licenceStatus: status, licences, warned: false }, Date.parse(day))
  const reasons = blacklistReasonsOf({ findings: findingsOn('1970-01-01'), exposureCount })
  const ends = licences.flatMap(({ expiresAt }) => expiresAt ?? []).sort()
  const lastDay = (isSound: (findings: readonly Finding[]) => boolean) =>
    isSound(findingsOn(FAR_AHEAD)) ? 'infinity' : (ends.findLast(day => isSound(findingsOn(day))) ?? null)
  return {
    blacklisted: reasons.reduce((sum, reason) => sum + blacklistBits[reason], 0),
    fit_until: lastDay(findings => mayLead({ findings })),
    clean_until: lastDay(findings => findings.length === 0),
  }
}

function brokerRow(broker: BrokerSketch, site: string, accounts: TradingAccount[], random: Random): Row {
  const { name, country, parts, score } = broker
  const { website, emails, phones, address } = drawContacts(broker, site, random)
  const known = shareKnown(score)
  return {
    code: broker.code,
    short_name: name.short,
    show_name: name.shown,
    slug: broker.slug,
    legal_name: legalNameOf(name.shown, country.legalForm),
    country_code: country.code,
    founded_year: random.chance(known ** 0.6) ? broker.foundedYear : null,
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
    risk_level: riskOfScore(score),
    licence_status: broker.status,
    claimed: broker.desk !== null,
    cooperative: random.chance(0.05),
    tags: [random.pick(MODEL_TAGS), ...drawn(OTHER_TAGS, random)],
    platforms: random.chance(known ** 0.4) ? platformsOf(random) : [],
    ...bestTerms(accounts, random),
    account_count: accounts.length,
    withdrawal_count: broker.withdrawalCount,
    comment_count: broker.commentCount,
    exposure_count: broker.exposureCount,
    sample: true,
    created_at: broker.createdAt,
  }
}

/** The figures of the best account. */
function bestTerms(accounts: TradingAccount[], random: Random): Row {
  if (accounts.length === 0) {
    const deposit = random.chance(DEPOSIT_ALONE) ? random.pick(DEPOSITS) : null
    return { min_deposit_usd: deposit, max_leverage: null, spread_from: null }
  }
  return {
    min_deposit_usd: Math.min(...accounts.map(account => account.minDeposit)),
    max_leverage: Math.max(...accounts.map(account => account.maxLeverage)),
    spread_from: Math.min(...accounts.map(account => account.spreadFrom)),
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
