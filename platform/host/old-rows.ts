import type { OldRows } from 'database/old-rows'

export const platformOldRows: readonly OldRows[] = [
  { table: 'idempotency_keys', when: "created_at < now() - interval '1 day'" },
  { table: 'release_tokens', when: 'expires_at < now()' },
  { table: 'release_processes', when: "seen_at < now() - interval '1 day'" },
  { table: 'release_health', when: "minute < now() - interval '90 days'" },
  { table: 'release_votes', when: "seen_at < now() - interval '1 day'" },
]
