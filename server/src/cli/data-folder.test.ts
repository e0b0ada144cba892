import { expect, test } from '@jest/globals'
import { unpackBackup } from 'backend/data-tools/backup-file'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'tar'
import { dataFolderScene, LONG } from '../testing/data-folder-scene.ts'

const { there, note, notes, run, served, refusalOf } = dataFolderScene()

test(
  'a restore brings back all data of the backup while the portal runs, and leaves releases unchanged',
  async () => {
    await note('later')
    await there.db.script(
      `UPDATE release_state SET revision = revision + 41; INSERT INTO release_audit (area, action, actor) VALUES ('brokers', 'activate', 'me')`,
    )
    const releases = await there.db.query(
      'SELECT revision, (SELECT count(*) FROM release_audit) AS audit FROM release_state',
    )
    const heard = Promise.withResolvers<string>()
    await there.db.listen('news', heard.resolve)
    const { result, asked } = await served(run('restore', there.backup))
    expect(result).toMatchObject({ code: 0, out: expect.stringContaining('pg.before-restore') })
    expect(asked).toBeGreaterThan(10)
    expect(await notes()).toEqual(['first'])
    expect(await there.db.one(`SELECT octet_length(bytes) AS bytes FROM images`)).toEqual({ bytes: 300_000 })
    expect(
      await there.db.query('SELECT revision, (SELECT count(*) FROM release_audit) AS audit FROM release_state'),
    ).toEqual(releases)
    await there.db.script(`INSERT INTO release_audit (area, action, actor) VALUES ('brokers', 'rollback', 'me')`)
    await there.db.notify('news', 'still heard')
    expect(await heard.promise).toBe('still heard')
  },
  LONG,
)

test(
  'a backup file that is truncated is refused and changes nothing',
  async () => {
    const truncate = (file: string) => writeFileSync(file, readFileSync(there.backup).subarray(0, 1_000_000))
    expect(await refusalOf(truncate)).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/not a complete backup/)],
      notes: ['first', 'kept'],
    })
  },
  LONG,
)

test('an archive of something else is not unpacked as a backup', async () => {
  const [file, workFolder] = [join(there.root, 'other.tar.gz'), join(there.root, 'unpacked')]
  create({ file, gzip: true, cwd: there.root, sync: true }, ['portal.tar.gz'])
  await expect(unpackBackup(file, workFolder)).rejects.toMatchObject({
    name: 'CommandRefused',
    message: expect.stringMatching(/is not a backup of this portal: it contains portal/),
  })
  expect(existsSync(workFolder)).toBe(false)
})
