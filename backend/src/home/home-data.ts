import { grades } from 'calls/entities/broker-list-entry'
import type { homeData } from 'calls/home'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'
import { listed } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import type { LeadingBrokers } from '../brokers/leading-brokers.ts'
import { articlePath, topicPath } from '../education/titles.ts'
import type { Titles } from '../education/titles.ts'
import type { createHomeModules } from './home-modules.ts'
import { LIST_LENGTH } from './list-length.ts'
import { pageLink } from './page-link.ts'
import type { createSiteFigures } from './site-figures.ts'

type HomeData = CallOutput<typeof homeData>
type Headline = HomeData['data']['flash'][number]

interface Row {
  code: string
  slug: string
  title: string
  at: string
}

const NEWEST_EXPOSURES = `SELECT e.code, e.slug, coalesce(e.title->>$1, e.title->>e.lang) AS title, e.published_at AS at FROM exposures e
  WHERE e.state NOT IN ('draft', 'pending_review', 'rejected') ORDER BY e.published_at DESC, e.code LIMIT $2`
const NEWEST_FLASH = `SELECT f.flash_id::text AS code, '' AS slug, f.content->>$1 AS title, f.published_at AS at FROM flash_items f
  WHERE f.published_at <= now() ORDER BY f.published_at DESC, f.flash_id DESC LIMIT $2`
const NEXT_EVENTS = `SELECT c.code, c.slug, c.title->>$1 AS title, c.scheduled_at AS at FROM calendar_events c
  WHERE c.scheduled_at > now() ORDER BY c.scheduled_at, c.code LIMIT $2`

/**
 * The data of home.data in one language. The modules' codes are the keys of its lists; a home page module of an area without a list here
 * loads its data on its own.
 */
export async function readHomeData(
  {
    db,
    leadingBrokers,
    titles,
    releases,
  }: { db: Db; leadingBrokers: LeadingBrokers; titles: Titles; releases: ActiveReleases },
  figures: ReturnType<typeof createSiteFigures>,
  modulesOf: ReturnType<typeof createHomeModules>,
  lang: Language,
): Promise<HomeData> {
  const lines = async (sql: string, urlOf: (row: Row) => string): Promise<Headline[]> =>
    (await db.query<Row>(sql, [lang, LIST_LENGTH])).map(row => ({
      code: row.code,
      title: row.title,
      url: urlOf(row),
      at: row.at,
    }))
  const [modules, { regulators, brokers }, counts, top, topics, lessons, exposures, flash, calendar] =
    await Promise.all([
      modulesOf(lang),
      figures.regulatory(),
      figures.byGrade(),
      leadingBrokers.first('score', LIST_LENGTH),
      titles.of('best_brokers', lang),
      titles.of('education', lang),
      lines(NEWEST_EXPOSURES, ({ slug, code }) => `/${lang}/exposure/${slug}-${code}.html`),
      lines(NEWEST_FLASH, () => `/${lang}/flash.html`),
      lines(NEXT_EVENTS, ({ slug, code }) => `/${lang}/calendar/${slug}-${code}.html`),
    ])
  const tools = listed(releases(), 'pages')
    .filter(({ under }) => under === 'tools')
    .slice(0, LIST_LENGTH)
    .map(page => pageLink(page, lang))
  const title = (item: { code: string; title: string }, url: string): Headline => ({
    code: item.code,
    title: item.title,
    url,
    at: null,
  })
  return {
    modules,
    data: {
      stats: { regulators, brokers },
      grades: grades.map(grade => ({ grade, count: counts.get(grade) ?? 0 })),
      topbrokers: top,
      topics: topics.slice(0, LIST_LENGTH).map(topic => title(topic, topicPath(lang, topic))),
      exposures,
      flash,
      calendar,
      tools: tools.map(({ code, name, url }) => title({ code, title: name }, url)),
      education: lessons.slice(0, LIST_LENGTH).map(lesson => title(lesson, articlePath(lang, lesson))),
    },
  }
}
