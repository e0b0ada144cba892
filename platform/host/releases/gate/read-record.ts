import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { safeParse } from 'shared-state/schema'
import { CommandRefused } from '../../../api/command-refused.ts'
import { isReleaseName } from '../release-store.ts'
import { recordShape } from './record-shape.ts'

const contract = 1
const mostBytes = 1_000_000

/** Reads the record of a built folder. Rejects with CommandRefused if it is malformed or of another contract. */
export async function readRecord(folder: string): Promise<ReleaseRecord> {
  const read = await readJson(join(folder, 'release.json')).catch(error => {
    throw new CommandRefused(
      `the folder holds no readable release.json (${(error as Error).message.replaceAll(folder, '.')})`,
      { cause: error },
    )
  })
  const {
    contract: spoken,
    area,
    version,
  } = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>
  // Checked first: a record of another contract may have an entirely different shape.
  if (spoken !== contract)
    throw new CommandRefused(`${area} ${version} is built for contract ${spoken}; this server supports ${contract}`)
  if (!isReleaseName(String(area), String(version)))
    throw new CommandRefused(`'${area} ${version}' is not a valid release name`)
  const parsed = safeParse(recordShape, read)
  if (!parsed.success)
    throw new CommandRefused(
      `release.json of ${area} ${version} is not well-formed: ${wordsOf(parsed.error.issues[0])}`,
    )
  return checkReferences(parsed.data)
}

async function readJson(file: string): Promise<unknown> {
  const { size } = await lstat(file).then(stats =>
    stats.isFile() ? stats : Promise.reject(new Error('it is not a plain file')),
  )
  if (size > mostBytes) throw new Error(`it has ${size} bytes, ${mostBytes} are allowed`)
  return JSON.parse(await readFile(file, 'utf8'))
}

const wordsOf = (issue: { path: PropertyKey[]; code?: string; keys?: string[] } | undefined): string => {
  const place = issue?.path.map(String).join(' › ')
  if (issue?.keys) return `${place ? `${place} has` : 'it has'} the unknown field ${issue.keys.join(', ')}`
  return `${place || 'it'} is missing or invalid`
}

/** Checks that every file the record refers to is one of its files, and that the container has the release's own unique name. */
function checkReferences(record: ReleaseRecord): ReleaseRecord {
  const { area, version, web, node, files, container } = record
  for (const file of [web.entry, node.entry, ...web.css, ...Object.values(web.strings)])
    if (!Object.hasOwn(files, file)) throw new CommandRefused(`${file} is used by release.json but not among its files`)
  const expected = `${area}_${version}`.replace(/\W/g, '_')
  if (container !== expected)
    throw new CommandRefused(`the container of ${area} ${version} is called '${container}' instead of '${expected}'`)
  return record
}
