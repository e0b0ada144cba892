import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const longestMs = 30 * 60_000

/**
 * Runs `work` while no other process holds `file`: two commands that install at once delete each other's packages.
 * A lock file is ignored if its process has ended or if it is older than half an hour.
 */
export async function withInstallLock(file, work) {
  while (!taken(file)) {
    if (isHeld(file)) await sleep(200)
    else rmSync(file, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestMs) return false
    const id = Number(readFileSync(file, 'utf8'))
    // An empty file: its owner has created it but not written to it yet.
    return id === 0 || process.kill(id, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
