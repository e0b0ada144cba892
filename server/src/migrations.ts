import { backendMigrations } from 'backend/migrations'
import type { MigrationOwner } from 'database/migration-owner'
import { platformMigrations } from 'platform/host/migrations'

/** `secret` is that of sessions, from which the keys of encrypted fields are derived; undefined: this process does not have it. */
export const migrationOwners = (secret: Uint8Array | undefined): MigrationOwner[] => [
  platformMigrations,
  backendMigrations(secret),
]
