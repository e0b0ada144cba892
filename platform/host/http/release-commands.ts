import { boolean, gte, int, lte, maxLength, optional, strictObject, string } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'
import type { ReleaseVerbs } from '../control/release-verbs.ts'

const reason = optional(string().check(maxLength(300)))
const version = string().check(maxLength(100))
const count = optional(int().check(gte(0), lte(1_000_000)))

interface ReleaseCommand {
  /** The request's body, as JSON; a publish sends its bundle instead. */
  body: Schema<object>
  /** Changes nothing: allowed for every trusted key, whatever area it is valid for. */
  isReading?: boolean
  /** Whether it concerns one area, or may concern all. */
  area: 'one' | 'any'
}

/** The verbs available over HTTP, and the input that the caller may give. The actor and file paths are never among it. */
export const releaseCommands: Record<keyof ReleaseVerbs, ReleaseCommand> = {
  list: { body: strictObject({}), isReading: true, area: 'any' },
  show: { body: strictObject({ version }), isReading: true, area: 'one' },
  verify: { body: strictObject({ version }), isReading: true, area: 'one' },
  publish: { body: strictObject({}), area: 'one' },
  activate: { body: strictObject({ version, reason }), area: 'one' },
  canary: { body: strictObject({ version, percent: int().check(gte(0), lte(100)), reason }), area: 'one' },
  promote: { body: strictObject({ reason }), area: 'one' },
  rollback: { body: strictObject({ reason }), area: 'one' },
  revoke: { body: strictObject({ version, reason }), area: 'one' },
  freeze: { body: strictObject({ reason }), area: 'one' },
  unfreeze: { body: strictObject({ reason }), area: 'one' },
  pin: { body: strictObject({ version, reason }), area: 'one' },
  prune: { body: strictObject({ keep: count, days: count, dryRun: optional(boolean()), reason }), area: 'any' },
}

export const isReleaseCommand = (verb: string): verb is keyof ReleaseVerbs => Object.hasOwn(releaseCommands, verb)
