import type { Db, Queries } from 'database/db'
import { addLaterParts } from './add-later-parts.ts'
import { withBareTables } from './bulk-load.ts'
import { claimBrokers } from './claim-brokers.ts'
import { FILL_SETTING, fillTransaction } from './fill-transaction.ts'
import { areEmpty } from './filled-tables.ts'
import { laterParts } from './later-parts.ts'
import { loadArticles } from './load-articles.ts'
import { loadBrokers } from './load-brokers.ts'
import { calendarReleases, loadCalendar } from './load-calendar.ts'
import { loadClaims } from './load-claims.ts'
import { loadComments } from './load-comments.ts'
import { loadExposures } from './load-exposures.ts'
import { loadFlash } from './load-flash.ts'
import { loadReference } from './load-reference.ts'
import { loadUsers } from './load-users.ts'
import { readRegulators } from './regulators.ts'
import { SampleClock } from './sample-clock.ts'
import type { OnPart, SampleScene } from './sample-scene.ts'
import { sharePosts } from './share-posts.ts'
import { sketchBrokers } from './sketch-brokers.ts'
import { sketchUsers } from './sketch-users.ts'

/** Amount of sample data at scale 1 (decisions 8). */
export const SAMPLE_COUNTS = { brokers: 59_655, users: 12_000, comments: 200_000, exposures: 20_000, flashItems: 600 }

/**
 * Increment when the same moment yields different rows in TABLES; a filled database keeps its rows. Later parts do not affect it:
 * they are recorded by name.
 */
const SAMPLE_VERSION = 8
const COMMENT_YEARS = 3
const EXPOSURE_YEARS = 2

/** Tables filled by the first parts; parents before children. */
const TABLES = [
  'regulators',
  'software',
  'tags',
  'brokers',
  'licences',
  'broker_accounts',
  'users',
  'user_follows',
  'enterprises',
  'enterprise_staff',
  'comments',
  'exposures',
  'exposure_events',
  'articles',
  'flash_items',
  'calendar_events',
]
const ALL_TABLES = [...TABLES, ...laterParts.flatMap(({ tables }) => tables)]

export interface FillOptions {
  /** Progress of the fill, 0 to 1. */
  onProgress?: OnPart
  /** The moment the data is generated for: posts end there. The same moment yields the same rows. Default: now. */
  today?: Date
  /** Share of the full number of brokers, users and posts; for tests. */
  scale?: number
}

/**
 * Fills an empty database with sample data, all in one transaction: an interrupted fill leaves nothing and is repeated at the next start. A
 * database filled by an older version gets the parts added since. Returns false if there is nothing to do: it has all parts, or holds its
 * own data. Several processes may call it at once.
 */
export async function fillSampleData(db: Db, options: FillOptions = {}): Promise<boolean> {
  const { onProgress = () => undefined, today = new Date(), scale = 1 } = options
  if (!(await isEmpty(db))) return addLaterParts(db, laterParts, onProgress)
  return fillTransaction(db, async queries => {
    if (!(await isEmpty(queries))) return false // another process has filled it meanwhile
    const load = (): Promise<void> => loadAll(queries, new SampleClock(today), scale, onProgress)
    await withBareTables(queries, ALL_TABLES, load, part => onProgress(0.75 + part * 0.2))
    await queries.script(
      `REFRESH MATERIALIZED VIEW broker_facets; REFRESH MATERIALIZED VIEW broker_list_facets; SELECT refresh_search_words();
       ANALYZE broker_facets, broker_list_facets, search_words`,
    )
    const made = {
      version: SAMPLE_VERSION,
      today: today.toISOString(),
      scale,
      parts: laterParts.map(({ name }) => name),
    }
    await queries.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [FILL_SETTING, JSON.stringify(made)])
    onProgress(1)
    return true
  })
}

async function isEmpty(queries: Queries): Promise<boolean> {
  if (await queries.one('SELECT 1 FROM settings WHERE key = $1', [FILL_SETTING])) return false
  return areEmpty(queries, ALL_TABLES)
}

async function loadAll(queries: Queries, clock: SampleClock, scale: number, onProgress: OnPart): Promise<void> {
  const amount = (count: number): number => Math.max(1, Math.round(count * scale))
  const between =
    (from: number, to: number): OnPart =>
    part =>
      onProgress(from + (to - from) * part)
  const scene: SampleScene = {
    queries,
    clock,
    regulators: readRegulators(),
    brokers: sketchBrokers(amount(SAMPLE_COUNTS.brokers), clock),
    users: sketchUsers(Math.max(50, amount(SAMPLE_COUNTS.users)), clock),
  }
  const comments = sharePosts('comments', amount(SAMPLE_COUNTS.comments), COMMENT_YEARS, scene)
  const exposures = sharePosts('exposures', amount(SAMPLE_COUNTS.exposures), EXPOSURE_YEARS, scene)
  claimBrokers(scene.brokers)
  onProgress(0.05)
  await loadReference(scene)
  await loadUsers(scene)
  await loadClaims(scene)
  const cases = await loadExposures(scene, exposures, between(0.07, 0.19))
  await loadBrokers(scene, between(0.19, 0.37))
  await loadComments(scene, comments, cases, between(0.37, 0.72))
  // What follows picks brokers by their licences. Without statistics PostgreSQL would read all licences again for each broker.
  await queries.script('ANALYZE brokers, licences')
  await loadArticles(scene)
  const releases = calendarReleases(clock)
  const reviews = Array.from(comments.ageInDays, age => clock.daysAgo(age).getTime())
  await loadFlash(scene, SAMPLE_COUNTS.flashItems, { releases, reviews, cases })
  await loadCalendar(scene, releases)
  for (const { load } of laterParts) await load(scene)
}
