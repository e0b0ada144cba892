import { createApi } from 'backend/create-api'
import { createEventLog } from 'backend/statistics/event-log'
import express from 'express'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { anonymousHelp } from 'platform/host/rendering/anonymous-help'
import { createCallCounts } from 'platform/host/rendering/call-counts'
import { tabCalls } from 'platform/host/tabs/tab-calls'
import { pino } from 'pino'
import type { Transport } from 'shared-state/api/transport'
import { openPortal } from '../../../../server/src/portal.ts'
import { product } from '../../../../server/src/product/product.ts'
import { readSettings } from '../../../../server/src/settings.ts'
import { buildPlain } from './build-plain.ts'
import { keptAnswers } from './kept-answers.ts'
import { plainPages } from './plain-pages.ts'

/**
 * The site as plain React on Express: one process, one bundle, no render threads, no releases, no page cache. Two ports: one answers the
 * pages' calls from memory, the other from the database. Tells its parent process the addresses.
 */
const settings = readSettings(process.env)
const log = pino({ level: 'silent' })
const portal = await openPortal(settings, process.env, log)
const { db, secrets, snapshots } = portal
await snapshots.refresh()
const snapshot = snapshots.freeze()!
const site = await buildPlain(join(settings.dataDir, 'plain'))
const api = createApi({
  db,
  settings,
  secrets,
  log,
  events: createEventLog(db, log),
  releases: () => snapshots.stable,
  platformHandlers: tabCalls(db, secrets.session, {
    health: { count() {} },
    votes: { cast() {} },
    isServed: () => true,
  }),
  afterWrite: async () => {},
})
const helpFor = anonymousHelp({
  product: product(api, createCallCounts(log)),
  origin: settings.origin,
  apiOrigin: undefined,
})
const fromDatabase = (lang: 'en' | 'id'): Transport => ({
  needsToken: false,
  send: ({ declaration: { name }, ...call }) =>
    helpFor({ visitor: { lang } } as Parameters<typeof helpFor>[0], call.signal).call({ name, ...call }),
})
const kept = { en: keptAnswers(fromDatabase('en')), id: keptAnswers(fromDatabase('id')) }

const serve = (transportFor: (lang: 'en' | 'id') => Transport): Promise<string> => {
  const pages = plainPages({
    site,
    snapshot,
    recordOf: (area, version) => snapshots.recordOf(area, version)!,
    textsOf: async (record, lang) => JSON.parse(await portal.store.readVerified(record, record.web.strings[lang]!)),
    origin: settings.origin,
    transportFor,
  })
  const app = express().disable('etag').get('/*path', pages)
  return new Promise(listening => {
    const server = app.listen(0, '127.0.0.1', () =>
      listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    )
  })
}

const memory = await serve(lang => kept[lang])
const database = await serve(fromDatabase)
process.send!({ memory, database })
process.on('disconnect', () => void portal.close().finally(() => process.exit(0)))
