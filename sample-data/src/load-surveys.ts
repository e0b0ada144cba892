import { surveySlug } from 'backend/data-tools/survey-slug'
import type { Survey } from 'calls/entities/survey'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import { dayOf } from './sample-clock.ts'
import type { LaterScene } from './sample-scene.ts'
import { readSurveyBrokers } from './survey-brokers.ts'
import type { LicenceState, SurveyBroker } from './survey-brokers.ts'
import { allowsVerdict, readSurveyTexts, surveyWords } from './survey-texts.ts'
import type { SurveyScene } from './survey-texts.ts'

const DAY_MS = 86_400_000
const VISITS = 37
/** Some of the brokers that have moved were visited before, when they were still there. */
const EARLIER_VISITS = 3
const OLDEST_DAYS = 700
const LATEST_DAYS = 12
/** Share of brokers with a licence in force. */
const LICENSED: Record<Survey['verdict'], number> = { found: 0.7, not_found: 0.15, doubtful: 0.35, moved: 0.5 }
const CLONES = 0.3

interface Visit {
  broker: SurveyBroker
  scene: SurveyScene
  daysAgo: number
}

/** Loads invented visits to invented brokers; no verdict says anything better than the broker's licences allow. */
export async function loadSurveys(scene: LaterScene): Promise<void> {
  const { queries, clock } = scene
  const random = new Random('surveys')
  const texts = readSurveyTexts()
  const visits = planVisits(await readSurveyBrokers(scene), texts.scenes, random, clock.now)
  const rows = new RowLoader(queries, 'surveys')
  for (const [index, { broker, scene: seen, daysAgo }] of visits.entries()) {
    const words = surveyWords(texts, seen, broker, random)
    const visited = onWeekday(clock.daysAgo(daysAgo))
    const published = new Date(visited.getTime() + random.between(2, 9) * DAY_MS)
    await rows.add({
      code: `s${1001 + index}`,
      slug: surveySlug(words.title.en),
      ...words,
      broker_code: broker.code,
      country_code: broker.countryCode,
      address: broker.address,
      visited_on: dayOf(visited),
      verdict: seen.verdict,
      sample: true,
      published_at: published,
      updated_at: published,
    })
  }
  await rows.finish()
}

/** Every scene occurs about twice, and every broker once, apart from the earlier visits. */
function planVisits(
  brokers: readonly SurveyBroker[],
  scenes: readonly SurveyScene[],
  random: Random,
  now: number,
): Visit[] {
  const left = new Map<LicenceState, SurveyBroker[]>()
  for (const broker of brokers) left.set(broker.state, [...(left.get(broker.state) ?? []), broker])
  const take = (verdict: Survey['verdict']): SurveyBroker | undefined => {
    const preferred: LicenceState = random.chance(LICENSED[verdict])
      ? 'licensed'
      : random.chance(CLONES)
        ? 'clone'
        : 'unlicensed'
    const states = [preferred, 'unlicensed', 'licensed'] as const
    const state = states.find(own => allowsVerdict(own, verdict) && left.get(own)?.length)
    return state && left.get(state)?.shift()
  }
  const visits: Visit[] = []
  for (let index = 0; index < VISITS; index += 1) {
    const scene = scenes[index % scenes.length]!
    const broker = take(scene.verdict)
    if (broker) visits.push({ broker, scene, daysAgo: drawAge(broker, random, now) })
  }
  const found = scenes.filter(({ verdict }) => verdict === 'found')
  const earlier = visits
    .filter(({ scene }) => scene.verdict === 'moved')
    .map(({ broker, daysAgo }) => ({
      broker,
      scene: random.pick(found),
      daysAgo: daysAgo + random.between(150, 400),
    }))
    .filter(({ broker, daysAgo }) => daysAgo < listedDays(broker, now) - LATEST_DAYS)
  return [...visits, ...earlier.slice(0, EARLIER_VISITS)]
}

const listedDays = ({ listedAt }: SurveyBroker, now: number): number => Math.floor((now - listedAt.getTime()) / DAY_MS)

const drawAge = (broker: SurveyBroker, random: Random, now: number): number =>
  random.between(LATEST_DAYS, Math.min(OLDEST_DAYS, listedDays(broker, now) - LATEST_DAYS))

/** The same day, or the Friday before a weekend. */
function onWeekday(moment: Date): Date {
  const beyond = { 6: 1, 0: 2 }[moment.getUTCDay()] ?? 0
  return new Date(moment.getTime() - beyond * DAY_MS)
}
