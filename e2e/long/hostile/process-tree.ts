import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface TreeFigures {
  /** Resident memory of the process and all its descendants, in MB. */
  rssMb: number
  /** Ids of the processes that it has started itself. */
  children: number[]
}

/** Current memory and children of a process and its descendants. */
export async function readProcessTree(root: number): Promise<TreeFigures> {
  const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const all = stdout
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, rss: number])
  const childrenOf = (parent: number) => all.filter(([, ppid]) => ppid === parent).map(([pid]) => pid)
  const below = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(below)]
  const tree = new Set(below(root))
  const kilobytes = all.filter(([pid]) => tree.has(pid)).reduce((sum, [, , rss]) => sum + rss, 0)
  return { rssMb: Math.round(kilobytes / 1_024), children: childrenOf(root) }
}
