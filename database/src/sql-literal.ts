import { types } from '@electric-sql/pglite'
import { escapeLiteral } from 'pg'
import type { SqlValue } from './db.ts'

/** A parameter as a literal of SQL without a type: the statement gives it one, as it does to a placeholder. */
export function sqlLiteral(value: SqlValue): string {
  if (value === null || value === undefined) return 'NULL'
  if (value instanceof Uint8Array) return escapeLiteral(`\\x${Buffer.from(value).toString('hex')}`)
  return escapeLiteral(
    typeof value === 'object' ? types.arraySerializer([...value], undefined, types.TEXT) : String(value),
  )
}
