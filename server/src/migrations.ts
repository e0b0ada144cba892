import { backendMigrations } from 'backend/migrations'
import { platformMigrations } from 'platform/host/migrations'

export const migrationOwners = [platformMigrations, backendMigrations]
