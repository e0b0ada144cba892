import type { MigrationOwner } from 'database/migration-owner'
import { sealContacts } from './complaints/seal-contacts.ts'

/** All tables except the platform's. `secret` seals what earlier versions stored in clear; undefined: this process does not have it. */
export const backendMigrations = (secret: Uint8Array | undefined): MigrationOwner => ({
  owner: 'backend',
  folder: new URL('../migrations/', import.meta.url),
  formerNames: { '0004-settings.sql': '0004-releases-and-operations.sql' }, // the platform owns its other part
  inCode: { '0040-complaint-contacts.sql': queries => sealContacts(queries, secret) },
})
