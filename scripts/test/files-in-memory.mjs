import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const gigabyte = 1024 ** 3
/** The files of a run are smaller than a gigabyte at any time. */
const roomForFiles = 3 * gigabyte
const roomForProcesses = 5 * gigabyte

/**
 * Keeps the temporary files of this process and its children in memory until it ends, where there is enough of it. Suites create and drop
 * hundreds of databases of 300 files each, which costs a file system on a disk a tenth of the run's processor time.
 */
export function keepFilesInMemory() {
  if (!hasRoom()) return
  const folder = mkdtempSync(join(memory, 'brokerlens-test-'))
  // PostgreSQL runs as another user and has its folder in this one.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}

function hasRoom() {
  if (process.platform !== 'linux') return false
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find(line => line.split(' ')[1] === memory)
  // Tests also start programs from temporary folders.
  if (!mount || mount.includes('noexec')) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomForFiles && freemem() >= roomForFiles + roomForProcesses
}
