import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeLoader } from 'platform/host/releases/node-loader'
import { ReleaseStore } from 'platform/host/releases/release-store'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { projectRoot } from '../portal/start-portal.ts'

/**
 * Run with --expose-gc and a number: loads this many distinct releases of 3 MB one after another in this process, like an area that is
 * released often; the one in the middle leaves a timer running. Prints `{heapMb, left, held}`: heap growth after collection, the releases
 * found to have left timers, and how many are still loaded.
 */
const swaps = Number(process.argv[2])
const megabytes = 3
const warmUps = 20
const leaking = warmUps + Math.floor(swaps / 2)
const left: string[] = []

/** Simulates one release per minute: unloaded releases are checked again half a minute later. */
let minute = 0
Date.now = () => minute * 60_000

const folder = mkdtempSync(join(tmpdir(), 'brokerlens-swaps-'))
const loader = new NodeLoader(new ReleaseStore(folder), ({ area }) => area === 'shell')
const built = (workspace: string): { record: ReleaseRecord; code: string } => {
  const dist = join(projectRoot, workspace, 'dist')
  return {
    record: JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')),
    code: readFileSync(join(dist, 'node/entry.cjs'), 'utf8'),
  }
}

function put(record: ReleaseRecord, code: string): ReleaseRecord {
  const target = join(folder, record.area, record.version, record.node.entry)
  mkdirSync(join(target, '..'), { recursive: true })
  writeFileSync(target, code)
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  return { ...record, files: { ...record.files, [record.node.entry]: { size: Buffer.byteLength(code), integrity } } }
}

const shell = built('shell')
const shellRecord = put(shell.record, shell.code)
const area = built('mf-brokers')

async function swap(count: number): Promise<void> {
  const container = `brokers_swap_${count}`
  const padding = `\n;var padding_${count} = ${JSON.stringify(String(count).padEnd(megabytes * 1_000_000 - area.code.length, 'x'))};`
  const leak = count === leaking ? `\n;setInterval(() => padding_${count}.length, 3_600_000);` : ''
  const record = put(
    { ...area.record, version: `0.0.${count}`, container },
    area.code.replaceAll(area.record.container, container) + padding + leak,
  )
  await loader.loadArea(record, shellRecord)
  rmSync(join(folder, record.area, record.version), { recursive: true })
  minute++
  left.push(...loader.leakedTimers().map(({ area: name, version, timers }) => `${name} ${version}: ${timers}`))
}

/** Forces the collection that V8 runs when memory is short: it also frees unused code. */
async function heapMb(): Promise<number> {
  for (let round = 0; round < 8; round++) {
    gc!({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await new Promise(resolve => setImmediate(resolve))
  }
  return process.memoryUsage().heapUsed / 1_048_576
}
for (let count = 0; count < warmUps; count++) await swap(count)
const before = await heapMb()
for (let count = warmUps; count < warmUps + swaps; count++) await swap(count)
console.log(JSON.stringify({ heapMb: +((await heapMb()) - before).toFixed(1), left, held: loader.size }))
rmSync(folder, { recursive: true })
