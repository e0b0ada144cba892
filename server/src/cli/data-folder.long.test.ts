import { expect, test } from '@jest/globals'
import { openDb } from 'database/open-db'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolderScene, LONG, runIn } from '../testing/data-folder-scene.ts'

const { there, start, stop, note, notes, run, refusalOf } = dataFolderScene()

test(
  'a backup made during writes contains everything acknowledged before it',
  async () => {
    const second = join(there.root, 'second.tar.gz')
    await note('acknowledged')
    let n = 0
    let over = false
    const writing = (async () => {
      while (!over) await note(`while ${(n += 1)}`)
    })()
    expect(await run('backup', second)).toMatchObject({ code: 0 })
    over = true
    await writing
    await run('restore', second)
    expect(await notes()).toEqual(expect.arrayContaining(['acknowledged', 'first']))
  },
  LONG,
)

test.each<[string, (file: string) => unknown, RegExp]>([
  [
    'corrupted',
    file => {
      const bytes = readFileSync(there.backup)
      bytes[bytes.length >> 1]! ^= 0xff
      writeFileSync(file, bytes)
    },
    /not a complete backup/,
  ],
  ['not an archive', file => writeFileSync(file, 'hello'), /not a complete backup/],
  ['missing', () => undefined, /does not exist/],
])(
  'a backup file that is %s is refused and changes nothing',
  async (_what, make, words) => {
    expect(await refusalOf(make)).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(words)],
      notes: ['first', 'kept'],
    })
  },
  LONG,
)

test(
  'a backup of a newer version is refused',
  async () => {
    const newer = join(there.root, 'newer.tar.gz')
    await there.db.script(`INSERT INTO backend_migrations (name) VALUES ('9999-future.sql')`)
    await run('backup', newer)
    await there.db.script(`DELETE FROM backend_migrations WHERE name = '9999-future.sql'`)
    expect(await run('restore', newer)).toMatchObject({
      code: 1,
      err: expect.stringContaining('made by a newer version'),
    })
    expect(await notes()).toEqual(['first'])
  },
  LONG,
)

test(
  'backup and restore work on the data folder without a running server, even on a new folder',
  async () => {
    await note('later')
    await stop()
    const third = join(there.root, 'third.tar.gz')
    copyFileSync(there.backup, third)
    expect(await run('restore', third)).toMatchObject({ code: 0 })
    expect(await run('backup', third)).toMatchObject({ code: 0 })
    await start()
    expect(await notes()).toEqual(['first'])

    const elsewhere = join(there.root, 'elsewhere')
    expect(await runIn({ DATA_DIR: elsewhere }, 'restore', third)).toMatchObject({ code: 0 })
    expect(existsSync(join(elsewhere, 'pg.before-restore'))).toBe(false)
    const other = await openDb({ databaseUrl: undefined, dataDir: elsewhere })
    expect(await notes(other)).toEqual(['first'])
    await other.close()
  },
  LONG,
)

test(
  'backup and restore refer to the PostgreSQL tools when PostgreSQL is used',
  async () => {
    for (const verb of ['backup', 'restore']) {
      const { code, err } = await runIn(
        { DATA_DIR: there.dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
        verb,
        there.backup,
      )
      expect([code, err]).toEqual([
        1,
        'this command is for the embedded database; use pg_dump and pg_restore for PostgreSQL\n',
      ])
    }
  },
  LONG,
)

test(
  'rows are imported and exported through the running server',
  async () => {
    const file = join(there.root, 'regulators.csv')
    const rows = [
      'regulator_id,code,name,abbreviation,country,two_char_code,host,tier',
      '901,1901,Example One,EO,C,GB,www.one.example,1',
      '902,1-902,Two,ET,C,GB,www.two.example,1',
    ]
    writeFileSync(file, `${rows.join('\n')}\n`)
    const imported = await run('import', 'regulators', file, '--errors', join(there.root, 'bad.csv'))
    expect(imported).toMatchObject({ code: 3, out: 'regulators: 1 added, 0 changed, 0 unchanged, 1 bad\n' })
    expect(imported.err).toBe('line 3: code: must be 1 to 20 letters and digits\n')
    expect(readFileSync(join(there.root, 'bad.csv'), 'utf8')).toBe(
      'line,reason\n3,"code: must be 1 to 20 letters and digits"\n',
    )
    const exported = await run('export', 'regulators', '--format', 'jsonl')
    expect(exported.out).toContain('{"regulator_id":901,"code":"1901","slug":"example-one"')
    expect(await run('import', 'kings', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`'kings' cannot be imported`),
    })
    expect(await run('import', 'regulators', join(there.root, 'nowhere.csv'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/nowhere\.csv cannot be read \(ENOENT\)\n$/),
    })
    expect(await run('frobnicate')).toMatchObject({ code: 2 })
  },
  LONG,
)
