/**
 * What a release could do harm with although the permission model is on: it does not cover signals to other processes; the
 * report names the environment of the whole process; the others lead to modules that the loader keeps from releases
 * (built-in-modules.ts), of which not every one asks for permission (node:sqlite writes where it likes).
 */
const taken = [
  'kill',
  '_kill',
  'report',
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'execve',
  'abort',
  '_getActiveHandles',
  '_getActiveRequests',
  'send',
  'disconnect',
]

/** Takes from this thread's `process` what no page needs; to be called before any release's code is loaded. */
export function leaveLittle(): void {
  for (const name of taken) Object.defineProperty(process, name, { value: undefined })
}
