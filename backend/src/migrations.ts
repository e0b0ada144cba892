import type { MigrationOwner } from 'database/migration-owner'

/** Every table that is not the platform's. */
export const backendMigrations: MigrationOwner = {
  owner: 'backend',
  folder: new URL('../migrations/', import.meta.url),
  formerNames: { '0004-settings.sql': '0004-releases-and-operations.sql' }, // the platform has the other part
}
