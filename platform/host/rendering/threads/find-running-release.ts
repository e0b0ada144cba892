import { relative, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { within } from 'shared-state/time/within'

export interface RunningRelease {
  area: string
  version: string
}

/** How long the profiler watches the thread run, in ms; it takes about one sample per ms. */
const checkIntervalMs = 30
const answerWithinMs = 1_000

/** The fields of Node's profile that are used here. */
interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[]
  /** Ids of the innermost frames, in order of time. */
  samples: number[]
}

/**
 * Finds which release's code a worker thread is running, by the file names on its stack. Unlike the debugger, the profiler needs no right
 * that the thread could use itself, and it can look into an endless loop. Undefined if no file of a release is on the stack, or if the
 * thread does not answer.
 */
export async function findRunningRelease(worker: Worker, folder: string): Promise<RunningRelease | undefined> {
  const profile = await within(answerWithinMs, profileOf(worker), () => undefined)
  return profile?.samples.map(id => releaseOf(filesOn(profile, id), folder)).findLast(release => release !== undefined)
}

async function profileOf(worker: Worker): Promise<Profile> {
  const profiling = await worker.startCpuProfile()
  const before = await worker.cpuUsage()
  const until = performance.now() + answerWithinMs - 2 * checkIntervalMs
  // A thread that got no processor time meanwhile has produced no samples.
  do await delay(checkIntervalMs)
  while ((await worker.cpuUsage(before)).user < checkIntervalMs * 1_000 && performance.now() < until)
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

/** The release in whose code an error was thrown, by the file names on its stack. The code that threw it may have forged the stack. */
export const releaseInStack = (stack: string, folder: string): RunningRelease | undefined =>
  releaseOf(stack.split('\n').map(fileIn), folder)

/**
 * The file of a line such as `    at render (/releases/shops/1.0.0/node/entry.js:12:3)`. Not a single regular expression: it would try
 * every position of a long line as the start of the name.
 */
function fileIn(line: string): string {
  const end = line.search(/:\d+:\d+\)?$/)
  return end < 0 ? '' : line.slice(Math.max(line.lastIndexOf(' ', end), line.lastIndexOf('(', end)) + 1, end)
}

/** The innermost file of a release other than the shell, otherwise the shell. Paths are `{folder}/{area}/{version}/node/…`. */
function releaseOf(files: string[], folder: string): RunningRelease | undefined {
  const releases = files
    .filter(file => file.startsWith(folder + sep))
    .map(file => relative(folder, file).split(sep))
    .map(([area = '', version = '']) => ({ area, version }))
  return releases.find(({ area }) => area !== 'shell') ?? releases[0]
}
