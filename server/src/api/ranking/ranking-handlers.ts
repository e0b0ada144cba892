import type { CallParsed } from 'shared-state/calls/declare-call'
import { rankingDcinit, rankingInit, rankingTypes } from 'shared-state/calls/ranking'
import type { Language } from 'shared-state/i18n/languages'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import type { Parts } from '../parts.ts'
import { periodStart } from './periods.ts'
import { countPlaces, createFigures, readPage } from './ranking-pages.ts'
import { createRankings } from './rankings.ts'
import type { RankingType } from './standing-sql.ts'

const typeNames: Record<RankingType, Record<Language, string>> = {
  score: { en: 'Best rated', id: 'Skor terbaik' },
  regulation: { en: 'Best regulated', id: 'Regulasi terbaik' },
  reviews: { en: 'Most reviewed', id: 'Paling banyak diulas' },
  exposures: { en: 'Most exposures', id: 'Paling banyak diadukan' },
  new: { en: 'Best new brokers', id: 'Broker baru terbaik' },
}

export function rankingHandlers({ db, reference }: Parts): CallHandler[] {
  const rankings = createRankings(db)
  const figuresOf = createFigures(db)
  const pageOf = async (asked: CallParsed<typeof rankingInit>) => {
    const read = () => readPage(db, reference, periodStart(asked.period, new Date()), asked)
    const page = await read()
    if (page) return page
    // Either it is still to be made, or it has no such page.
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
        types: rankingTypes.map(code => ({ code, name: typeNames[code][lang] })),
        periodStart: periodStart(asked.period, new Date()),
      }
    }),
    handle(rankingDcinit, async ({ type, period, num }) => {
      const history = await rankings.history(type, period)
      const updatedAt = history.at(-1)?.made_at ?? new Date().toISOString()
      return { items: await figuresOf(history, num), updatedAt }
    }),
  ]
}
