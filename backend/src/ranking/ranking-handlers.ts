import { rankingDcinit, rankingInit, rankingTypes } from 'calls/ranking'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { CallParsed } from 'shared-state/api/declare-call'
import { choiceOf } from '../countries/same-country.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { periodStart } from './periods.ts'
import { rankingNames } from './ranking-names.ts'
import { countPlaces, createFigures, readPage } from './ranking-pages.ts'
import { createRankings } from './rankings.ts'

export function rankingHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const rankings = createRankings(db)
  const figuresOf = createFigures(db)
  const pageOf = async ({ countryCode, ...rest }: CallParsed<typeof rankingInit>) => {
    const asked = { ...rest, countryCode: countryCode && choiceOf(countryCode) }
    const read = () => readPage(db, reference, periodStart(asked.period, new Date()), asked)
    const page = await read()
    if (page) return page
    // The ranking does not exist yet, or it has no such page.
    const ranking = await rankings.current(asked.type, asked.period)
    if (!ranking) return { items: [], total: 0 }
    return (await read()) ?? { items: [], total: await countPlaces(db, ranking, asked.countryCode) }
  }
  return [
    handle(rankingInit, async (asked, { caller: { lang } }) => {
      const page = await pageOf(asked)
      return {
        ...page,
        pageIndex: asked.pageIndex,
        pageSize: asked.pageSize,
        types: rankingTypes.map(code => ({ code, name: rankingNames[code][lang] })),
        periodStart: periodStart(asked.period, new Date()),
      }
    }),
    handle(rankingDcinit, async ({ type, period, num }) => {
      const history = await rankings.history(type, period)
      const updatedAt = history.at(-1)?.made_at ?? new Date().toISOString()
      return { items: await figuresOf(type, history, num), updatedAt }
    }),
  ]
}
