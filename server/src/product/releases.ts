import { allCalls } from 'calls/all-calls'
import { usercenterGetuser } from 'calls/users'
import type { CallOutput } from 'shared-state/api/declare-call'
import { exampleOutput } from 'shared-state/examples/call-examples'

/** The calls that releases may use. */
export const callNames: ReadonlySet<string> = new Set(allCalls.map(({ name }) => name))

/** The user for whom a release is test-rendered when it is published. */
export const exampleUser = () => (exampleOutput(usercenterGetuser) as CallOutput<typeof usercenterGetuser>).user
