import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { beaconTokens } from './hostile/beacon-tokens.ts'
import { bounded, endPortal, endOnExit } from './hostile/bounded.ts'
import { FreshReleases } from './hostile/fresh-releases.ts'
import { Watch } from './hostile/observations.ts'
import { readOptions, type HostileOptions } from './hostile/options.ts'
import { minuteLine, report } from './hostile/report.ts'
import { SignedInPeople } from './hostile/sessions.ts'
import { SlowConnections } from './hostile/slow-connections.ts'
import { surveyPortal } from './hostile/survey.ts'
import { Tally } from './hostile/tally.ts'
import { Traffic } from './hostile/traffic.ts'
import type { World } from './hostile/world.ts'

const minuteMs = 60_000
/** Minutes between renewals; the guard watches a release for 30 minutes. */
const freshForMinutes = 20

/**
 * An hour of hostile traffic against a separate portal with all sample data: returns whether its health page stayed fast, no process ended,
 * no release was revoked, memory stayed level and no call or page failed.
 */
export async function runHostile(...args: string[]): Promise<boolean> {
  const options = readOptions(args)
  const dataDir = await filledDataDir()
  const portal = await startPortal({ dataDir, env: { TRUST_PROXY: '1', LOG_LEVEL: 'info' } })
  endOnExit(portal)
  try {
    return await attack(portal, options)
  } finally {
    await endPortal(portal)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function attack(portal: RunningPortal, options: HostileOptions): Promise<boolean> {
  const { origin, dataDir } = portal
  const port = Number(new URL(origin).port)
  const releases = new FreshReleases(dataDir)
  await releases.renew()
  const people = new SignedInPeople(portal)
  await people.renew()
  const survey = await surveyPortal(origin, people.sessions[0]!)
  let tokens = await beaconTokens(origin, releases.known)
  console.log(
    `${survey.pages.length} pages, ${survey.forms.length} forms; ${options.rate} requests a second, ${options.concurrency} at a time, seed '${options.seed}'`,
  )
  const world = (): Omit<World, 'random'> => ({
    ...survey,
    host: new URL(origin).host,
    releases: releases.known,
    sessions: people.sessions,
    beaconTokens: tokens,
  })
  const tally = new Tally()
  const watch = new Watch(portal, releases)
  const traffic = new Traffic({ port, ...options }, world, tally)
  const standing = new SlowConnections(port, () => world() as World)
  await watch.start()
  traffic.start()
  standing.start()
  try {
    const began = Date.now()
    for (let minute = 1; (minute - 1) * minuteMs < options.minutes * minuteMs; minute++) {
      await sleep(Math.max(0, began + Math.min(minute, options.minutes) * minuteMs - Date.now()))
      await tried('checking the releases', releases.look())
      console.log(minuteLine(minute, await watch.observations(options.minutes, tally), watch, standing.open))
      if (minute >= options.minutes) break
      await tried('signing in', people.renew())
      tokens = (await tried('requesting beacon tokens', beaconTokens(origin, releases.known))) ?? tokens
      if (minute % freshForMinutes === 0) await tried('activating fresh releases', releases.renew())
    }
    return report(options, await watch.observations(options.minutes, tally), watch)
  } finally {
    traffic.stop()
    standing.stop()
    watch.stop()
  }
}

const longestStepSeconds = 50

/** A portal that stops responding is a finding of the run; it must not end the run. */
const tried = <Result>(what: string, work: Promise<Result>) =>
  bounded(longestStepSeconds, what, work).catch(
    (error: unknown) => void console.error(`${what} failed: ${String(error).slice(0, 300)}`),
  )
