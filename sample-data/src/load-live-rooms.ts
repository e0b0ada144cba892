import { titleSlug } from 'backend/data-tools/slug'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'
import { fillIn, readSampleFile } from './sample-texts.ts'
import type { TextPair } from './sample-texts.ts'

const DAY_MS = 86_400_000
/** Twice a week, from six weeks before to eight weeks after the day the data is generated for. */
const FIRST_DAY = -42
const LAST_DAY = 56
const WEEKDAYS = [2, 4] // Tuesday and Thursday
const HOURS = [12, 13, 14] // UTC: evening in Indonesia
const ANNOUNCED_DAYS = 21
const HOSTS = 5
const RECORDED = 'Leverage and margin with worked examples'

/** Broadcasts by invented people; most titles occur more than once. */
export async function loadLiveRooms({ queries, clock }: LaterScene): Promise<void> {
  const random = new Random('live rooms')
  const { titles } = readSampleFile<{ titles: TextPair[] }>('live-room-titles.json')
  const users = await queries.query<{ id: string }>(
    'SELECT user_id AS id FROM users WHERE sample ORDER BY user_id LIMIT 400',
  )
  if (users.length === 0) return
  // Rooms with this title have the written video as their recording, if it is in the database.
  const [recording] = await queries.query<{ code: string }>(
    `SELECT code FROM articles WHERE category = 'video' AND NOT generated ORDER BY code LIMIT 1`,
  )
  const hosts = random.some(users, HOSTS)
  const rows = new RowLoader(queries, 'live_rooms')
  const today = Math.floor(clock.now / DAY_MS) * DAY_MS
  let count = 0
  for (let day = FIRST_DAY; day <= LAST_DAY; day++) {
    const midnight = today + day * DAY_MS
    if (!WEEKDAYS.includes(new Date(midnight).getUTCDay())) continue
    const title = titles[count % titles.length]!
    const startsAt = midnight + random.pick(HOURS) * 3_600_000
    const endsAt = startsAt + random.between(3, 6) * 15 * 60_000
    await rows.add({
      code: `r${1001 + count++}`,
      slug: titleSlug(title[0]),
      title: fillIn(title, {}),
      host_id: random.pick(hosts).id,
      starts_at: new Date(startsAt),
      ends_at: new Date(endsAt),
      recording_code: title[0] === RECORDED && endsAt < clock.now ? (recording?.code ?? null) : null,
      viewer_count: endsAt < clock.now ? random.between(18, 260) : 0,
      sample: true,
      created_at: new Date(Math.min(clock.now, startsAt - ANNOUNCED_DAYS * DAY_MS)),
    })
  }
  await rows.finish()
}
