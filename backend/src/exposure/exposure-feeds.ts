import {
  caseFeedDescription,
  caseFeedPath,
  exposuresFeedDescription,
  exposuresFeedPath,
  exposuresFeedTitle,
} from 'calls/exposure-case/feed-words'
import { reasonWithNote } from 'calls/exposure-case/case-reasons'
import { exposureStateNames } from 'calls/states/state-names'
import type { Db } from 'database/db'
import { Router } from 'express'
import { memoize } from 'platform/api/memoize'
import { isPublicLanguage, type Language } from 'shared-state/i18n/languages'
import { accusedColumn, accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { sendRss } from '../news-feed/rss-xml.ts'
import { reasonNames } from '../reference/words.ts'
import { readCaseEvents } from './case-events.ts'
import { isPublic } from '../exposure-sql.ts'

interface Row {
  code: string
  slug: string
  broker_name: string
  accused: AccusedRow | null
  title: string
  excerpt: string
  reason: keyof typeof reasonNames
  published_at: string
  updated_at: string
}

const MOST_ITEMS = 50
const EXCERPT = 300
/** The code of an exposure, in an address. */
const isCode = /^[0-9A-Za-z]{1,20}$/

const columns = `e.code, e.slug, e.broker_name, ${accusedColumn('e.broker_code')} AS accused, e.reason, e.published_at, e.updated_at,
  coalesce(e.title->>$1, e.title->>e.lang) AS title, left(coalesce(e.content->>$1, e.content->>e.lang), ${EXCERPT}) AS excerpt`
const newest = `SELECT ${columns} FROM exposures e WHERE ${isPublic} AND ($2 OR NOT e.sample)
  ORDER BY e.published_at DESC, e.code LIMIT ${MOST_ITEMS}`
const single = `SELECT ${columns} FROM exposures e WHERE ${isPublic} AND ($2 OR NOT e.sample) AND e.code = $3`

const isNamed = (state: string): state is keyof typeof exposureStateNames => Object.hasOwn(exposureStateNames, state)
/** A text that was cut ends with a whole word. */
const wholeWords = (excerpt: string) =>
  excerpt.length < EXCERPT ? excerpt : `${excerpt.slice(0, excerpt.lastIndexOf(' '))}…`
const latest = (times: readonly string[]) => [...times].sort().at(-1)
/** A complaint accuses a broker, so its name is the one that tells it apart. */
const titleOf = ({ accused, broker_name, title }: Row, lang: Language) =>
  `${accused ? accusedNameOf(accused, lang) : broker_name}: ${title}`

/**
 * RSS 2.0 of public exposures: the newest at `/{lang}/feeds/exposure.xml`, the timeline of one at `/{lang}/feeds/exposure/{code}.xml`. Samples
 * are included on a local origin only (decisions 8).
 */
export function exposureFeeds({ db, origin, isLocal }: { db: Db; origin: string; isLocal: boolean }): Router {
  const readNewest = memoize({ seconds: 60 }, (lang: Language) => db.query<Row>(newest, [lang, isLocal]))
  const addressOf = ({ slug, code }: Row, lang: Language) =>
    `${origin}/${lang}/exposure/${encodeURI(slug)}-${code}.html`
  return Router()
    .get('/:lang/feeds/exposure.xml', async (request, response, next) => {
      const { lang } = request.params
      if (!isPublicLanguage(lang)) return next()
      const rows = await readNewest(lang)
      sendRss(request, response, {
        title: exposuresFeedTitle[lang],
        description: exposuresFeedDescription[lang],
        lang,
        page: `${origin}/${lang}/exposure.html`,
        self: origin + exposuresFeedPath(lang),
        changed: latest(rows.map(row => row.updated_at)),
        items: rows.map(row => ({
          title: titleOf(row, lang),
          address: addressOf(row, lang),
          at: row.published_at,
          category: reasonNames[row.reason][lang],
          description: wholeWords(row.excerpt),
        })),
      })
    })
    .get('/:lang/feeds/exposure/:code.xml', async (request, response, next) => {
      const { lang, code } = request.params
      if (!isPublicLanguage(lang) || !isCode.test(code)) return next()
      const row = await db.one<Row>(single, [lang, isLocal, code])
      if (!row) return next()
      const events = await readCaseEvents(db, code, lang, { withPrivateNotes: false })
      const address = addressOf(row, lang)
      sendRss(request, response, {
        title: titleOf(row, lang),
        description: caseFeedDescription[lang],
        lang,
        page: address,
        self: origin + caseFeedPath(lang, code),
        changed: latest([row.published_at, ...events.map(({ at }) => at)]),
        // A step is named by the state that it leads to; those before publication are nothing to follow.
        items: events.flatMap(({ eventId, to, reason, note, at }) =>
          isNamed(to)
            ? {
                title: exposureStateNames[to][lang],
                address,
                id: `${address}#${eventId}`,
                at,
                category: reasonNames[row.reason][lang],
                description: reasonWithNote(reason?.name, note),
              }
            : [],
        ),
      })
    })
}
