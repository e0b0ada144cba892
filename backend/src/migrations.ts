import type { MigrationOwner } from 'database/migration-owner'

/** All tables except the platform's. */
export const backendMigrations: MigrationOwner = {
  owner: 'backend',
  folder: new URL('../migrations/', import.meta.url),
  formerNames: { '0004-settings.sql': '0004-releases-and-operations.sql' }, // the platform owns its other part
}
