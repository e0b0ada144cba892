import { parseArgs } from 'node:util'
import { CannotStart } from '../set-up.mjs'

/**
 * The tests that the command line selects. `since`: a Git revision, or undefined. `shard`: the part to run, from 1, of how many; its
 * arguments for jest and Playwright; and whether it has the item with an index.
 */
export function readSelection(args = process.argv.slice(2)) {
  const options = { since: { type: 'string' }, shard: { type: 'string', default: '1/1' } }
  let values
  try {
    values = parseArgs({ args, options }).values
  } catch (error) {
    throw new CannotStart(`${error.message}. Usage: npm test [-- --since REVISION] [--shard PART/OF]`)
  }
  const [part, of] = values.shard.split('/').map(Number)
  if (!(Number.isInteger(part) && Number.isInteger(of) && part >= 1 && part <= of))
    throw new CannotStart(`--shard ${values.shard} is not a part such as 1/4`)
  const shard = { part, of, args: of === 1 ? [] : [`--shard=${part}/${of}`], has: index => index % of === part - 1 }
  return { since: values.since, shard }
}
