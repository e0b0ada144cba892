import type { Db } from 'database/db'
import type { MigrationOwner } from 'database/migration-owner'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { migrationOwners } from '../migrations.ts'

/** Migrations noted by a database of the last version with a single migrations folder. Never add to this list. */
const oldNames = [
  '0001-brokers.sql',
  '0002-people-and-posts.sql',
  '0003-articles-flash-calendar.sql',
  '0004-releases-and-operations.sql',
  '0006-releases.sql',
  '0007-trading-services.sql',
  '0008-figures-over-time.sql',
  '0009-writing.sql',
  '0010-search.sql',
  '0011-tickets-and-rates.sql',
  '0012-oauth.sql',
  '0014-releases.sql',
  '0015-releases-from-afar.sql',
  '0016-old-rows.sql',
  '0017-accounts.sql',
  '0018-enterprise.sql',
  '0019-refused-sign-ins.sql',
  '0020-oauth-scopes.sql',
  '0021-limits-on-networks.sql',
  '0022-release-votes.sql',
  '0023-shown-images.sql',
]

export const forgetEverything = (db: Db): Promise<void> => db.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')

/** Turns an empty database into one from before migrations had owners, with the files up to the one that begins with `last`. */
export async function makeOldDatabase(db: Db, last = '0023'): Promise<void> {
  const upToLast = (name: string) => name.slice(0, 4) <= last
  for (const { folder } of migrationOwners(undefined))
    for (const name of readdirSync(folder).filter(upToLast).sort())
      await db.script(readFileSync(new URL(name, folder), 'utf8'))
  await db.script(`CREATE TABLE applied_migrations (
    name text COLLATE "C" PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
  await db.query('INSERT INTO applied_migrations (name) SELECT unnest($1::text[])', [oldNames.filter(upToLast)])
}

/** The owners as they were with the migration that begins with `last`. */
export const ownersUntil = (last: string): MigrationOwner[] =>
  migrationOwners(undefined).map(({ inCode: _inCode, ...owner }) => {
    const folder = join(temporaryFolder(), 'migrations')
    cpSync(owner.folder, folder, {
      recursive: true,
      filter: from => !(basename(from).slice(0, 4) > last && from.endsWith('.sql')),
    })
    return { ...owner, folder: pathToFileURL(`${folder}/`) }
  })
