import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { servingFlags } from './permission-flags.ts'

/** Rights of a server process, as a real one reports them: right → whether it has it. */
const portal = resolve(__dirname, '../../..')

function rights(
  settings: Omit<Parameters<typeof servingFlags>[0], 'portal'>,
  asked: [right: string, path?: string][],
): boolean[] {
  const code = `console.log(JSON.stringify(${JSON.stringify(asked)}.map(([right, path]) => process.permission.has(right, path))))`
  return JSON.parse(
    execFileSync(process.execPath, [...servingFlags({ ...settings, portal }), '--eval', code], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as boolean[]
}

test('a server process has exactly the permissions it needs', () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const releaseKeys = join(folder, 'keys')
  const settings = {
    dataDir,
    releaseKeys,
    databaseUrl: `postgresql://db.example/x?sslrootcert=${join(folder, 'root.crt')}&sslmode=verify-full`,
    cityDatabase: join(folder, 'city.mmdb'),
  }
  const has = (asked: [right: string, path?: string][]) => rights(settings, asked)

  expect(
    has([
      ['fs.read', __filename],
      ['fs.read', join(dataDir, 'pg/x')],
      ['fs.write', dataDir],
      ['fs.write', join(dataDir, 'pg/x')],
    ]),
  ).toEqual([true, true, true, true])
  expect(
    has([
      ['fs.read', join(releaseKeys, 'ops.pem')],
      ['fs.read', join(folder, 'root.crt')],
      ['fs.read', join(folder, 'city.mmdb')],
      ['net'],
      ['worker'],
      ['addon'],
    ]),
  ).toEqual([true, true, true, true, true, true])
  expect(has([['child'], ['inspector'], ['wasi'], ['ffi']])).toEqual([false, false, false, false])
  expect(
    has([
      ['fs.read', '/etc/passwd'],
      ['fs.read', join(folder, 'data-of-another/x')],
      ['fs.write', __filename],
      ['fs.write', join(releaseKeys, 'ops.pem')],
    ]),
  ).toEqual([false, false, false, false])
})

test('a data folder with a comma or a space in its name grants access to that folder alone', () => {
  for (const name of ['a,b', 'a b', 'ä']) {
    const dataDir = join(temporaryFolder(), name)
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'file'), '')
    expect(
      rights({ dataDir, releaseKeys: dataDir, databaseUrl: undefined }, [
        ['fs.write', join(dataDir, 'file')],
        ['fs.write', join(dirname(dataDir), 'other')],
      ]),
    ).toEqual([true, false])
  }
})

test('a folder can be read even if another folder’s name starts with its name', () => {
  const dataDir = temporaryFolder()
  const project = resolve(__dirname, '../../..')
  const settings = {
    dataDir,
    releaseKeys: `${dataDir}-keys`,
    databaseUrl: `postgresql://db.example/x?sslcert=${project}-certificates/a.crt`,
  }
  expect(
    rights(settings, [
      ['fs.read', dataDir],
      ['fs.read', `${dataDir}-keys/a.pem`],
      ['fs.read', project],
      ['fs.read', `${project}-certificates/a.crt`],
    ]),
  ).toEqual([true, true, true, true])
  expect(
    rights(settings, [
      ['fs.read', dirname(dataDir)],
      ['fs.read', dirname(project)],
    ]),
  ).toEqual([false, false])
})
