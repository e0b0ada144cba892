import type { MigrationOwner } from 'database/migration-owner'

/** Releases, what points at them and what is known of them; answers to repeated requests. Enough for a portal without a backend. */
export const platformMigrations: MigrationOwner = {
  owner: 'platform',
  folder: new URL('../migrations/', import.meta.url),
}
