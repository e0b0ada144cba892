import * as brokers from './brokers.ts'
import * as calendar from './calendar.ts'
import * as comments from './comments.ts'
import type { CallDeclaration } from './declare-call.ts'
import * as education from './education.ts'
import * as exposure from './exposure.ts'
import * as flash from './flash.ts'
import * as follows from './follows.ts'
import * as health from './health.ts'
import * as home from './home.ts'
import * as regulators from './regulators.ts'
import * as session from './session.ts'
import * as tools from './tools.ts'
import * as users from './users.ts'

const isCall = (value: unknown): value is CallDeclaration =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'output' in value

/** Every declared call, for the server, fixtures and checks. Areas import the calls they use, never this list. */
export const allCalls: readonly CallDeclaration[] = [
  brokers,
  follows,
  comments,
  exposure,
  education,
  calendar,
  flash,
  regulators,
  tools,
  session,
  users,
  home,
  health,
].flatMap(section => Object.values(section).filter(isCall))
