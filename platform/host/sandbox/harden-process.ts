/**
 * Properties of `process` with which a release could do harm even under the permission model: it does not cover signals to other processes;
 * the report contains the environment of the whole process; the others lead to modules that the loader withholds from releases
 * (built-in-modules.ts), some of which bypass the permissions (node:sqlite writes to any file).
 */
const removedProperties = [
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

/** Hardens this thread: removes everything from `process` that no page needs; must be called before any release code is loaded. */
export function hardenProcess(): void {
  for (const name of removedProperties) Object.defineProperty(process, name, { value: undefined })
}
