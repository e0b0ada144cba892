import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10

/** Memory that a process has in use, in MB. */
export const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s{1,20}(\d{1,12})/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Processor time that a process has used in all its threads, in ms. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the process, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}
