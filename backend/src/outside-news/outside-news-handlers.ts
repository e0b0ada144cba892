import { newsOutside } from 'calls/outside-news'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { listOutsideNews } from './list-outside-news.ts'

export const outsideNewsHandlers = ({ db }: { db: Db }): CallHandler[] => [
  handle(newsOutside, (input, { caller }) => listOutsideNews(db, input, caller.lang)),
]
