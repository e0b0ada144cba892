import { askServer } from 'platform/host/control/control-socket'
import { publishFaulty, type Fault } from '../../portal/faulty-releases.ts'
import { pointerOf, publishChanged } from '../../portal/releases.ts'
import { percentile } from '../percentile.ts'
import type { Place } from './place.ts'

const sound = '8.0.0'
const page = '/en/tools/position.html'
const home = '/en/'
const brokers = '/en/brokers'

/** Maximum time that a page waits (docs/request-path.md). */
const budgets: [fault: Fault, budgetMs: number][] = [
  ['is missing on the disk', 0],
  ['is a page of HTML', 0],
  ['throws when it is loaded', 0],
  ['throws as the server renders it', 0],
  ['throws inside a Suspense boundary', 0],
  ['hangs when it is loaded', 5_000],
  ['has loaders that hang', 8_000],
  ['never ends when it is loaded', 3_000],
  ['never ends as it is rendered', 3_000],
]

/**
 * How much longer the first page of a broken release takes than that of a sound one; how long the home page (which has a slot of the area)
 * and another area take meanwhile; and how soon the guard acts.
 */
export async function timeFaults({ dataDir, portal }: Place): Promise<object> {
  let visits = 0
  const take = async (path: string) => {
    const began = performance.now()
    // Each visitor is on another network: the guard does not act on reports from a single one.
    const answer = await fetch(portal.origin + path, {
      headers: { 'X-Forwarded-For': `198.${18 + (Math.floor(visits / 256) % 2)}.${visits++ % 256}.7` },
    })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - began
  }
  const usually = async (path: string) => {
    const took: number[] = []
    for (let time = 0; time < 20; time++) took.push(await take(path))
    return percentile(took, 50)
  }
  const usual = { page: await usually(page), home: await usually(home), brokers: await usually(brokers) }
  await publishChanged(dataDir, 'mf-tools', sound, () => ({}))
  await askServer(dataDir, 'activate', { area: 'tools', version: sound, actor: 'bench' })
  // The first page of any release waits for its code to compile.
  const first = await take(page)
  const table: Record<string, object> = {}
  for (const [index, [fault, budget]] of budgets.entries()) {
    const version = `9.${index}.0`
    await publishFaulty(portal, 'mf-tools', version, fault)
    await askServer(dataDir, 'activate', { area: 'tools', version, actor: 'bench' })
    const began = performance.now()
    const own = take(page)
    // If the page computes, other pages would measure its computation too; if it waits or never ends, the others are measured in parallel.
    if (budget === 0) await own
    const [ofHome, ofBrokers] = [take(home), take(brokers)]
    await Promise.all([own, ofHome, ofBrokers])
    await feedGuard(take, () => pointerOf(dataDir, 'tools').then(({ stable }) => stable !== version))
    table[fault] = {
      page: Math.round(await own),
      added: Math.round((await own) - first),
      allowed: budget + 50,
      home: Math.round(await ofHome),
      brokers: Math.round(await ofBrokers),
      'rolled back after': Math.round(performance.now() - began),
    }
  }
  const rounded = Object.fromEntries(Object.entries(usual).map(([name, took]) => [name, Math.round(took)]))
  return { 'as usual': rounded, 'of a working release': { page: Math.round(first) }, ...table }
}

/** Sends visitors until the guard has enough evidence. */
async function feedGuard(take: (path: string) => Promise<number>, hasActed: () => Promise<boolean>): Promise<void> {
  for (let time = 0; time < 200; time++) {
    if (await hasActed()) return
    await Promise.all([take(page), take(page), take(page), take(page)])
  }
  throw new Error('the guard has not acted')
}
