import { askServer } from 'platform/host/control/control-socket'
import { openBrowser } from '../open-browser.ts'
import { BrowserLoad } from './browser-load.ts'
import { publishMarked } from './marked-release.ts'
import { PageLoad, type PageAnswer } from './page-load.ts'
import { percentile } from '../percentile.ts'
import type { Place } from './place.ts'

const rounds = 50
const base = '7.0.0'
/** Responses to wait for after each release command, so that each command is observed. */
const answersEach = 16

interface ReleaseSwitch {
  /** The version that every visitor must get once the command has returned. */
  version: string
  called: number
  returned: number
}

/** Four release commands per round: activate a new release, the old one, the new one again, and roll back permanently. */
export async function switchReleases({ dataDir, portal }: Place): Promise<object> {
  for (let round = 0; round <= rounds; round++) await publishMarked(dataDir, round === 0 ? base : `7.${round}.0`)
  await askServer(dataDir, 'activate', { area: 'tools', version: base, actor: 'bench' })
  const browser = await openBrowser()
  const load = new PageLoad(portal.origin)
  const tabs = new BrowserLoad(browser, portal.origin)
  await load.more(answersEach)
  const switches: ReleaseSwitch[] = []
  let unfollowed = 0
  const give = async (verb: string, version: string, input: object) => {
    const called = performance.now()
    const { behind } = await askServer<{ behind: string[] }>(dataDir, verb, { area: 'tools', actor: 'bench', ...input })
    switches.push({ version, called, returned: performance.now() })
    if (behind.length > 0) unfollowed++
    await load.more(answersEach)
  }
  for (let round = 1; round <= rounds; round++) {
    const version = `7.${round}.0`
    await give('activate', version, { version })
    await give('activate', base, { version: base })
    await give('activate', version, { version })
    await give('rollback', base, {})
  }
  await load.stop()
  await tabs.stop()
  await browser.close()
  for (const fault of tabs.faults.slice(0, 5)) console.log(`in the browser: ${fault}`)
  for (const { failure, mixed } of load.answers.filter(answer => answer.failure ?? answer.mixed).slice(0, 5))
    console.log(failure ?? `mixed: ${mixed}`)
  const lags = lagsOf(switches, load.answers)
  const took = switches.map(({ called, returned }) => returned - called)
  const ofPages = load.answers.map(({ began, ended }) => ended - began)
  return {
    switches: { figure: switches.length, aim: 200 },
    'commands that a process did not apply in time': { figure: unfollowed, aim: 0 },
    'pages answered': { figure: load.answers.length },
    failed: { figure: load.answers.filter(({ failure }) => failure).length, aim: 0 },
    'of mixed releases': { figure: load.answers.filter(({ mixed }) => mixed).length, aim: 0 },
    'of the old release, requested after the command returned': {
      figure: lags.reduce((sum, { answers }) => sum + answers, 0),
      aim: 0,
    },
    'last of them after the return, p99 of the commands, ms': {
      figure: Math.round(
        percentile(
          lags.map(({ ms }) => ms),
          99,
        ),
      ),
      aim: 1_000,
    },
    'pages in a browser': { figure: tabs.views },
    'console messages and wrong pages in the browser': { figure: tabs.faults.length, aim: 0 },
    'duration of a command, p50, ms': { figure: Math.round(percentile(took, 50)) },
    'duration of a command, p99, ms': { figure: Math.round(percentile(took, 99)) },
    'duration of a page, p50, ms': { figure: Math.round(percentile(ofPages, 50)) },
    'duration of a page, p99, ms': { figure: Math.round(percentile(ofPages, 99)) },
  }
}

/**
 * For each release command: the delay after its return of the last response that was requested since and had another release, and the
 * number of such responses.
 */
function lagsOf(switches: ReleaseSwitch[], answers: PageAnswer[]): { ms: number; answers: number }[] {
  return switches.map(({ version, returned }, index) => {
    const next = switches[index + 1]
    const since = answers.filter(
      ({ began, failure }) => !failure && began >= returned && (!next || began < next.returned),
    )
    // While the next command is running, its release is valid too.
    const old = since.filter(
      answer => answer.version !== version && !(next && answer.ended >= next.called && answer.version === next.version),
    )
    return { ms: Math.max(0, ...old.map(({ ended }) => ended - returned)), answers: old.length }
  })
}
