import { hash } from '@node-rs/argon2'
import type { Db } from 'database/db'
import express from 'express'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tabCalls, type ReleaseWatch } from 'platform/host/tabs/tab-calls'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { Envelope } from 'shared-state/api/envelope'
import type { OpenidSettings } from '../accounts/openid-providers.ts'
import type { SmtpSettings } from '../accounts/smtp-mail.ts'
import type { WechatSettings } from '../accounts/wechat.ts'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import type { TranslatorSettings } from '../comments/translator.ts'
import { createApi } from '../create-api.ts'
import type { Api } from '../create-api.ts'
import type { FollowLinks } from '../market/follow-links.ts'
import { createEventLog } from '../statistics/event-log.ts'
import type { EventLog } from '../statistics/event-log.ts'
import { hearChanges } from './hear-changes.ts'
import { listedAreas } from './listed-areas.ts'
import { Visitor } from './visitor.ts'

export interface ApiUnderTest {
  /** For tests: when it has answered a statement, every cache has heard of what that wrote. */
  db: Db
  /** The one that the API uses. */
  apiDb: Db
  api: Api
  url: string
  /** A separate browser: cookies, token and address are not shared with others. */
  visitor(): Visitor
  /** Adds an account that is not logged in yet. */
  addUser(user: { email: string; password: string; nick: string; roles?: string[] }): Promise<string>
  /** Mails in the outbox, oldest first. */
  mails(): string[]
  /** Text messages in the outbox, oldest first. */
  texts(): string[]
  /** Logged errors; a test that causes one removes it. */
  errors: unknown[]
  /** Logged warnings. */
  warnings: object[]
  /** Logged information. */
  infos: object[]
  /** Counted events; flush() writes those waiting. */
  events: EventLog
  close(): Promise<void>
}

/** Secret that the site's sessions, tokens and links are signed with. */
export const SECRET = new Uint8Array(32).fill(7)
/** Time limit for creating the database on a busy machine. */
export const START_MS = 180_000

/** Like `hashPassword` at the least cost, which the hash carries: production's takes 20 ms here and again at each login. */
const cheapHash = (password: string) => hash(password.normalize('NFC'), { memoryCost: 8, timeCost: 1, parallelism: 1 })

interface StartOptions {
  origin?: string
  /** The console's own host, if it has one. */
  opsOrigin?: string | undefined
  sample?: boolean
  /** Active releases, as far as lists are concerned; default: all areas of this project. */
  releases?: ActiveReleases
  releaseWatch?: ReleaseWatch
  smtp?: SmtpSettings | undefined
  openid?: OpenidSettings[]
  /** Default: a few, because tests solve hundreds of proofs of work. */
  botCheckTries?: number
  liveStreamUrl?: string
  /** File with provinces and cities. */
  cityDatabase?: string
  positionsUrl?: string
  wechat?: WechatSettings
  translator?: TranslatorSettings
  /** Where links in listings redirect to; default: nowhere. */
  followLinks?: FollowLinks
}

/** The API on a database with a little sample data, behind a real HTTP server. `origin` is the site's public address. */
export async function startApi({
  origin = 'http://localhost:3000',
  opsOrigin,
  sample = true,
  releases,
  releaseWatch,
  smtp,
  openid = [],
  botCheckTries = 9,
  liveStreamUrl,
  cityDatabase,
  positionsUrl,
  wechat,
  translator,
  followLinks = async () => [],
}: StartOptions = {}): Promise<ApiUnderTest> {
  const db = await openTestDatabase(sample ? 'hundredth' : 'empty')
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'))
  const errors: unknown[] = []
  const warnings: object[] = []
  const infos: object[] = []
  const log = {
    info: (fields: object) => void infos.push(fields),
    warn: (fields: object) => void warnings.push(fields),
    error: (fields: object) => void errors.push(fields),
  }
  const settings = {
    origin,
    opsOrigin,
    dataDir,
    cookieHost: undefined,
    environment: 'development' as const,
    smtp,
    openid,
    botCheckTries,
    liveStreamUrl,
    cityDatabase,
    positionsUrl,
    wechat,
    translator,
  }
  const events = createEventLog(db, log)
  const changesHeard = await hearChanges(db)
  const areas = listedAreas()
  const api = createApi({
    db,
    settings,
    secrets: { session: SECRET },
    events,
    log,
    releases: releases ?? (() => areas),
    followLinks,
    platformHandlers: tabCalls(db, SECRET, releaseWatch),
    afterWrite: changesHeard,
  })
  const app = express().set('trust proxy', 1).use(api.router)
  app.use((_request, response) => void response.status(404).type('html').send('<p>a page</p>'))
  const server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  // A request on a connection that is just being closed fails, which a busy machine makes likely.
  server.keepAliveTimeout = 0
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let visitors = 0
  return {
    db: withHeardWrites(db, changesHeard),
    apiDb: db,
    api,
    url,
    errors,
    warnings,
    infos,
    events,
    visitor: () => new Visitor(url, `10.0.0.${(visitors += 1)}`),
    async addUser({ email, password, nick, roles = [] }) {
      const userId = `t${nick.toLowerCase()}`
      await db.query('INSERT INTO users (user_id, nick, email, roles) VALUES ($1, $2, $3, $4)', [
        userId,
        nick,
        email,
        roles,
      ])
      await db.query('INSERT INTO passwords (user_id, hash) VALUES ($1, $2)', [userId, await cheapHash(password)])
      return userId
    },
    mails: () => outbox(dataDir, '.eml'),
    texts: () => outbox(dataDir, '.sms'),
    async close() {
      await new Promise(resolve => server.close(resolve))
      await events.close()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function withHeardWrites(db: Db, changesHeard: () => Promise<void>): Db {
  const heard =
    <Args extends [string, ...unknown[]], Result>(run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await run.apply(db, args)
      if (!args[0].trimStart().startsWith('SELECT')) await changesHeard()
      return result
    }
  const writing = { query: heard(db.query), one: heard(db.one), script: heard(db.script) }
  const own = (name: keyof Db) => (typeof db[name] === 'function' ? db[name].bind(db) : db[name])
  return new Proxy(db, { get: (_db, name) => writing[name as keyof typeof writing] ?? own(name as keyof Db) })
}

function outbox(dataDir: string, ending: string): string[] {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder)
    .sort()
    .filter(name => name.endsWith(ending))
    .map(name => readFileSync(join(folder, name), 'utf8'))
}

/** The data of a successful response; throws with the response otherwise. */
export function dataOf<Data>({ body }: { body: Envelope }): Data {
  if (!body.succeed) throw new Error(`refused: ${JSON.stringify(body)}`)
  return body.Data as Data
}
