import { relative, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { within } from 'shared-state/time/within'

export interface RunningRelease {
  area: string
  version: string
}

/** Milliseconds of the thread's running that the profiler looks at; it takes a sample in each. */
const lookMs = 30
const answerWithinMs = 1_000

/** What Node's profiler tells, as far as it is listened to. */
interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[]
  /** Ids of the innermost frames, in the order of time. */
  samples: number[]
}

/**
 * Which release's code a worker thread runs at this moment, told by the file names on its stack. The profiler, unlike the
 * debugger, needs no right that the thread could use itself, and looks into an endless loop too. Undefined where no release's
 * file stands on the stack, or the thread gives no answer.
 */
export async function findRunningRelease(worker: Worker, folder: string): Promise<RunningRelease | undefined> {
  const profile = await within(answerWithinMs, profileOf(worker), () => undefined)
  return profile?.samples.map(id => releaseOf(filesOn(profile, id), folder)).findLast(release => release !== undefined)
}

async function profileOf(worker: Worker): Promise<Profile> {
  const profiling = await worker.startCpuProfile()
  const before = await worker.cpuUsage()
  const until = performance.now() + answerWithinMs - 2 * lookMs
  // Where others have the core meanwhile, there is nothing to see.
  do await delay(lookMs)
  while ((await worker.cpuUsage(before)).user < lookMs * 1_000 && performance.now() < until)
  return JSON.parse(await profiling.stop()) as Profile
}

/** The files of a stack, innermost first. */
function filesOn({ nodes }: Profile, innermost: number): string[] {
  const files: string[] = []
  for (
    let node = nodes.find(({ id }) => id === innermost);
    node;
    node = nodes.find(({ children }) => children?.includes(node!.id))
  )
    files.push(node.callFrame.url)
  return files
}

/** The release in whose code an error was thrown, told by the file names on its stack. The code that threw it may have written the stack. */
export const releaseInStack = (stack: string, folder: string): RunningRelease | undefined =>
  releaseOf(stack.split('\n').map(fileIn), folder)

/** The file of a line such as `    at render (/releases/shops/1.0.0/node/entry.js:12:3)`. No single pattern: it would try each place of a long line as the name's start. */
function fileIn(line: string): string {
  const end = line.search(/:\d+:\d+\)?$/)
  return end < 0 ? '' : line.slice(Math.max(line.lastIndexOf(' ', end), line.lastIndexOf('(', end)) + 1, end)
}

/** The innermost file of a release that is not the shell's, else the shell. Paths are `{folder}/{area}/{version}/node/…`. */
function releaseOf(files: string[], folder: string): RunningRelease | undefined {
  const releases = files
    .filter(file => file.startsWith(folder + sep))
    .map(file => relative(folder, file).split(sep))
    .map(([area = '', version = '']) => ({ area, version }))
  return releases.find(({ area }) => area !== 'shell') ?? releases[0]
}
