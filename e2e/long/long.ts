import { runHostile } from './hostile.ts'

/** `npm run test:long -- NAME [OPTION…]`: tests of an hour and more, on a separate portal. Each exits with 1 if a limit is violated. */
const runs: Record<string, (...options: string[]) => Promise<boolean>> = {
  hostile: runHostile,
}

const [name = '', ...options] = process.argv.slice(2)
const run = Object.hasOwn(runs, name) ? runs[name] : undefined
if (!run) {
  console.error(`usage: npm run test:long -- ${Object.keys(runs).join('|')}`)
  process.exit(2)
}
process.exit((await run(...options)) ? 0 : 1)
