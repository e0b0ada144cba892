import type { MigrationOwner } from 'database/migration-owner'

/** Releases, their pointers, health and votes; stored answers to repeated requests. Enough for a portal without a backend. */
export const platformMigrations: MigrationOwner = {
  owner: 'platform',
  folder: new URL('../migrations/', import.meta.url),
}
