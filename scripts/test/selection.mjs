import { parseArgs } from 'node:util'
import { CannotStart } from '../set-up.mjs'

/**
 * What the command line says. `since`: a Git revision, or undefined. `shard`: the part to run, from 1, of how many; its arguments for jest
 * and Playwright; and whether it has the item with an index. `workers`: how many tests run beside each other, or undefined for the usual
 * number.
 */
export function readSelection(args = process.argv.slice(2)) {
  const options = {
    since: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    workers: { type: 'string' },
  }
  let values
  try {
    values = parseArgs({ args, options }).values
  } catch (error) {
    throw new CannotStart(`${error.message}. Usage: npm test [-- --since REVISION] [--shard PART/OF] [--workers N]`)
  }
  const [part, of] = values.shard.split('/').map(Number)
  if (!(Number.isInteger(part) && Number.isInteger(of) && part >= 1 && part <= of))
    throw new CannotStart(`--shard ${values.shard} is not a part such as 1/4`)
  const workers = values.workers === undefined ? undefined : Number(values.workers)
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1))
    throw new CannotStart(`--workers ${values.workers} is not a number of workers`)
  const shard = { part, of, args: of === 1 ? [] : [`--shard=${part}/${of}`], has: index => index % of === part - 1 }
  return { since: values.since, shard, workers }
}
