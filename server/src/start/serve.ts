import { mailGateway } from 'backend/accounts/mail-outbox'
import { eventReminders } from 'backend/calendar/event-reminders'
import { tradingContests } from 'backend/cooperation/trading-contests'
import { roomReminders } from 'backend/live-rooms/room-reminders'
import { expiryReminders } from 'backend/market/expiry-reminders'
import { followReminders } from 'backend/reminders/follow-reminders'
import { followSource } from 'backend/outside-data/follow-source'
import { sourceOfDocument } from 'backend/outside-data/outside-document'
import { followOutsideNews } from 'backend/outside-news/follow-outside-news'
import { makeRankings } from 'backend/ranking/make-rankings'
import { followRates } from 'backend/rates/follow-rates'
import { openPositions } from 'backend/rates/open-positions'
import { sweepReviews } from 'backend/review-checks/sweep-reviews'
import { followNoticeMails } from 'backend/user-messages/follow-notice-mails'
import { removeOldRows } from 'database/old-rows'
import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openControlSocket } from 'platform/host/control/control-socket'
import { EdgePurge } from 'platform/host/page-cache/edge/edge-purge'
import { followForEdge } from 'platform/host/page-cache/edge/follow-for-edge'
import { releaseVerbs } from 'platform/host/control/release-verbs'
import { publicLanguages } from 'shared-state/i18n/languages'
import { createApp } from '../app.ts'
import { oldRows } from '../old-rows.ts'
import type { Portal } from '../portal.ts'
import { accountVerbs } from '../verbs/account-verbs.ts'
import { dataVerbs } from '../verbs/data-verbs.ts'
import { oauthClientVerbs } from '../verbs/oauth-client-verbs.ts'
import { answerBrokenRequests } from './answer-broken-requests.ts'
import { followHourlyJobs, type HourlyJob } from './hourly-jobs.ts'
import { sendHeartbeats } from './send-heartbeats.ts'
import { startServing } from '../serving.ts'
import { firstVariable } from './supervise-workers.ts'
import { reportStart } from './report-start.ts'

/** Time for running requests to finish when the process is asked to end. */
const drainMs = 10_000

/**
 * For how long an idle connection stays open: longer than load balancers and browsers keep one, usually 60 s, so that none sends a request
 * on a connection that is being closed.
 */
const idleMs = 65_000

/** Listens, and on SIGINT or SIGTERM drains, closes the database and exits. */
export async function serve(portal: Portal): Promise<void> {
  const { settings, log } = portal
  await portal.snapshots.follow()
  await portal.processes.start(error => log.error({ err: error }, 'failed to write the heartbeat of this process'))
  const serving = await startServing(portal)
  const server = createServer(createApp(portal, serving))
  server.keepAliveTimeout = idleMs
  answerBrokenRequests(server)
  await listen(server, settings.port)
  sendHeartbeats(server)
  const outsideData = followOutsideData(portal)
  const isFirst = !cluster.isWorker || process.env[firstVariable] === '1'
  const edge = isFirst && settings.edge ? new EdgePurge(settings.edge, log) : undefined
  if (edge) await followForEdge({ ...portal, purge: edge })
  const mail = mailGateway(settings)
  const secret = portal.secrets.session
  const noticeMails = mail && (await followNoticeMails({ db: portal.db, mail, origin: settings.origin, secret, log }))
  const verbs = {
    ...releaseVerbs(portal),
    ...oauthClientVerbs(portal),
    ...accountVerbs(portal),
    ...dataVerbs(portal.db),
  }
  const control = isFirst ? await openControlSocket(settings.dataDir, verbs, log) : undefined
  const reminders = isFirst
    ? followReminders(portal.db, [eventReminders, roomReminders, expiryReminders], log)
    : undefined
  const { newsFeeds: feeds, origin: ownOrigin } = settings
  const outsideNews = isFirst && feeds ? followOutsideNews({ db: portal.db, feeds, origin: ownOrigin, log }) : undefined
  const hourly = isFirst ? followHourlyJobs(hourlyJobs(portal), log) : undefined
  const end = async () => {
    // A second signal ends the process immediately: its sender does not want to wait.
    process.once('SIGINT', () => process.exit(1))
    control?.close()
    serving.closing.abort()
    await closeServer(server)
    await Promise.all(outsideData.map(source => source.stop()))
    await edge?.stop()
    await noticeMails?.stop()
    await reminders?.stop()
    await outsideNews?.stop()
    await hourly?.stop()
    await serving.stop()
    await portal.close()
    process.exit(0)
  }
  process.once('SIGINT', end).once('SIGTERM', end).once('disconnect', end)
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  await warmUp(origin, portal)
  if (isFirst) reportStart({ step: 'Serve', done: true, ready: settings.port === 0 ? origin : settings.origin })
}

/** Every process looks; one of them fetches. */
function followOutsideData({ db, settings, log }: Portal) {
  const { referenceRatesUrl, positionsUrl, contestsUrl } = settings
  const deps = { db, log }
  return [
    ...(referenceRatesUrl ? [followRates({ ...deps, url: referenceRatesUrl })] : []),
    ...(positionsUrl ? [followSource(sourceOfDocument(deps, openPositions, positionsUrl))] : []),
    ...(contestsUrl ? [followSource(sourceOfDocument(deps, tradingContests, contestsUrl))] : []),
  ]
}

const hourlyJobs = ({ db }: Portal): Record<string, HourlyJob> => ({
  'remove old rows': async () => {
    const removed = await removeOldRows(db, oldRows)
    return Object.keys(removed).length > 0 ? removed : undefined
  },
  'check reviews': async signal => {
    const marked = await sweepReviews(db, signal)
    return marked > 0 ? { marked } : undefined
  },
  'make rankings': async signal => {
    await makeRankings(db, signal)
    return undefined
  },
})

/**
 * Requests a page of each area and then the home page in each language, so that the first visitor does not wait for code to
 * be compiled and tables to be read, and the home page's slots keep their time budgets. Failures are in the log.
 */
async function warmUp(origin: string, { snapshots }: Portal): Promise<void> {
  const areas = Object.values(snapshots.freeze({})?.areas ?? {}).flatMap(({ addresses }) => addresses.slice(0, 1))
  const paths = [...areas.map(address => `/en/${address}`), ...publicLanguages.map(lang => `/${lang}/`)]
  for (const path of paths)
    await fetch(origin + path, { redirect: 'manual' })
      .then(answer => answer.text())
      .catch(() => '')
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => server.once('error', failed).listen(port, () => listening()))
}

function closeServer(server: Server): Promise<void> {
  return new Promise(closed => {
    const late = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearTimeout(late)
      closed()
    })
    server.closeIdleConnections()
  })
}
