import { listingCells } from './listings/listing-cells.ts'
import { drawReactions } from './listings/listing-reactions.ts'
import { readListingSources } from './listings/listing-sources.ts'
import type { ListingAuthor, ListingSources } from './listings/listing-sources.ts'
import { readListingParts, readListingTexts } from './listings/listing-texts.ts'
import type { ListingAd } from './listings/listing-texts.ts'
import { planListings } from './listings/plan-listings.ts'
import type { PlannedListing } from './listings/plan-listings.ts'
import { writeListing } from './listings/write-listing.ts'
import type { WrittenListing } from './listings/write-listing.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'
import { fillIn } from './sample-texts.ts'

const DAY_MS = 86_400_000
/** Tries to draw another title than the listings before. */
const TRIES = 40

/** Loads invented listings of every kind, with the applause, the requests for contacts and the comments of other users. */
export async function loadListings(scene: LaterScene): Promise<void> {
  const { queries, clock } = scene
  const random = new Random('listings')
  const sources = await readListingSources(scene)
  if (sources.users.length < 2 || sources.regulators.length === 0) return
  const parts = readListingParts()
  const texts = readListingTexts()
  const rows = new RowLoader(queries, 'listings')
  const applauses = new RowLoader(queries, 'listing_applause')
  const contacts = new RowLoader(queries, 'listing_contacts')
  const comments = new RowLoader(queries, 'comments', { freeze: false })
  const titles = new Set<string>()
  for (const [index, planned] of planListings(random, clock, startOfDay(Date.now())).entries()) {
    const code = `m${1001 + index}`
    const kind = texts[planned.type]
    const ad = kind.ads[planned.place % kind.ads.length]!
    const written = writeNew(() => write(ad, planned, { parts, sources, clock }, random), titles)
    if (!written) continue
    const author = pickAuthor(sources.users, written.countryCode, random)
    const others = sources.users.filter(user => user !== author)
    const { applause, ...reactions } = drawReactions(planned, kind.comments, others, clock, random)
    const reason = planned.state === 'rejected' ? random.pick(parts.reasons[ad.lang]) : null
    const counts = {
      applaud_count: applause.length,
      contact_count: reactions.contacts.length,
      read_count: reactions.readCount,
    }
    await rows.add({ code, user_id: author.id, reject_reason: reason, ...listingCells(planned, written), ...counts })
    for (const { userId, at } of applause) await applauses.add({ listing_code: code, user_id: userId, at })
    for (const { userId, at } of reactions.contacts) await contacts.add({ listing_code: code, user_id: userId, at })
    for (const { userId, at, content, lang } of reactions.comments) {
      const target = { target_type: 'market', target_code: code, user_id: userId }
      await comments.add({ ...target, lang, content: fillIn(content, {}), created_at: at, sample: true })
    }
  }
  for (const loader of [rows, applauses, contacts, comments]) await loader.finish()
  // The trigger that counts comments is off in a new database and on in one that gets this part later.
  await queries.script(
    `UPDATE listings l SET comment_count = c.count FROM (SELECT target_code, count(*)::integer AS count FROM comments
       WHERE target_type = 'market' GROUP BY target_code) c WHERE c.target_code = l.code AND l.comment_count <> c.count`,
  )
}

const startOfDay = (moment: number): number => Math.floor(moment / DAY_MS) * DAY_MS

type Deps = Parameters<typeof writeListing>[2]

/** Undefined if it is about a broker and there is none. */
function write(ad: ListingAd, planned: PlannedListing, deps: Deps, random: Random): WrittenListing | undefined {
  const brokers = ad.broker && deps.sources.brokers[ad.broker]
  if (brokers?.length === 0) return undefined
  return writeListing(ad, planned, deps, brokers && random.pick(brokers), random)
}

function writeNew(draw: () => WrittenListing | undefined, titles: Set<string>): WrittenListing | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const written = draw()
    if (!written) return undefined
    if (titles.has(written.title)) continue
    titles.add(written.title)
    return written
  }
  return undefined
}

/** Somebody of the same country if there is anybody. */
function pickAuthor(users: ListingSources['users'], countryCode: string, random: Random): ListingAuthor {
  const near = users.filter(user => user.countryCode === countryCode)
  return random.pick(near.length > 0 ? near : users)
}
