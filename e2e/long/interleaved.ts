import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from 'sample-data/random'
import { publishMarked } from '../bench/releases/marked-release.ts'
import { surveyPortal } from './hostile/survey.ts'
import { askEverywhere, warmUp } from './interleaved/everywhere.ts'
import { Judge } from './interleaved/judge.ts'
import { movedArea as area, moveReleases, movedVersions } from './interleaved/move-releases.ts'
import { openInterleavedPortal, type InterleavedPortal } from './interleaved/place.ts'
import { newReader, privateTextsOf, type SignedInReader } from './interleaved/readers.ts'
import { pinCookie, ReleaseMoves } from './interleaved/release-moves.ts'
import { report } from './interleaved/report.ts'
import { brokersOf } from './interleaved/reviewed-brokers.ts'
import { Tally } from './interleaved/tally.ts'
import { Traffic } from './interleaved/traffic.ts'
import { allVisitors } from './interleaved/visitors.ts'
import { Writers } from './interleaved/writers.ts'
import { WrittenTexts } from './interleaved/written-texts.ts'

const MINUTES = 10
const SEED = 'interleaved'
const WRITERS = 4
/** Time between two writes. */
const WRITE_MS = 12_000

/**
 * Ten minutes of requests for every kind of page by visitors who may not get each other's: returns whether no answer held anything of another
 * visitor or of another release, every acknowledged write was shown by the next answer of every process, and enough answers came from stored
 * pages. Options: minutes, and the seed that decides the order of the requests.
 */
export async function runInterleaved(minutes = String(MINUTES), seed = SEED): Promise<boolean> {
  const place = await openInterleavedPortal()
  try {
    return await interleave(place, Number(minutes) * 60_000, seed)
  } finally {
    await place.end()
  }
}

async function interleave({ portal, processes }: InterleavedPortal, ms: number, seed: string): Promise<boolean> {
  const { origin, dataDir } = portal
  const [stable, pinned] = [movedVersions[0], movedVersions.at(-1)!]
  for (const version of movedVersions) await publishMarked(dataDir, version)
  const moves = new ReleaseMoves(dataDir, { area, stable, pinned })
  await moves.activate(stable)
  const readers = [await newReader(portal, '198.18.0.1'), await newReader(portal, '198.18.1.1')] as const
  const writers: SignedInReader[] = []
  while (writers.length < WRITERS) writers.push(await newReader(portal, `198.19.${writers.length}.1`))
  const visitors = allVisitors(readers, await pinCookie(dataDir, { area, version: pinned }))
  const { pages: found } = await surveyPortal(origin, { cookie: readers[0].cookie, token: '' })
  const pages = [...new Set(found.flatMap(page => ['en', 'id'].map(lang => page.replace(/^\/\w+/, `/${lang}`))))]
  const texts = pages
    .filter(page => /^\/en\/(education\/news|exposure|survey)\/.*\d\.html$/.test(page))
    .map(page => page.slice('/en'.length))
  const written = new WrittenTexts()
  const judge = new Judge({ moves, written, privateTexts: privateTextsOf(readers), area })
  const tally = new Tally()
  const brokers = await brokersOf(origin, pages)
  const writing = new Writers({ random: new Random(`${seed} writes`), writers, readers, brokers, texts, written })
  const asking = { origin, processes, visitors, judge, tally }
  console.log(`${pages.length} addresses, ${visitors.length} visitors, ${processes} processes, seed '${seed}'`)
  await warmUp(asking, pages)
  console.log('every address was asked for; counting begins')
  const traffic = new Traffic({ ...asking, seed, pages })
  const began = Date.now()
  const minuteMs = Math.min(60_000, ms / 10)
  const at = (tenths: number) => sleep(Math.max(0, began + (tenths * ms) / 10 - Date.now()))
  const writes: Record<string, number> = {}
  let checks = 0
  const write = async () => {
    while (Date.now() < began + ms) {
      // A write drops pages: what is measured after a rollback are its own misses.
      await sleep(Math.max(0, moves.rolledBackAt + minuteMs - Date.now()))
      try {
        const done = await writing.write()
        writes[done.what] = (writes[done.what] ?? 0) + 1
        checks += await askEverywhere(asking, done)
      } catch (error) {
        tally.fail(0, 'a writer', '', [String(error)])
      }
      await sleep(WRITE_MS)
    }
  }
  try {
    await Promise.all([moveReleases(moves, at), write()])
  } finally {
    await traffic.stop()
  }
  return report({ tally, moves, writes, checks, minuteMs })
}
