import { cpus } from 'node:os'
import { join } from 'node:path'
import { CannotStart, root, run } from './set-up.mjs'

/** Builds the shell and the areas whose sources changed, one per core at a time. */
export async function buildAll(steps, { node, env }) {
  const step = 'Build the shell and the areas'
  steps.show(step)
  const listed = await run(node, [join(root, 'platform/build/list-stale.ts')], { env })
  if (listed.code !== 0) throw new CannotStart(listed.output)
  const stale = JSON.parse(listed.output)
  const waiting = [...stale]
  let built = 0
  const work = async () => {
    for (let workspace = waiting.shift(); workspace; workspace = waiting.shift()) {
      const { code, output } = await run(node, [join(root, 'platform/build/build.ts'), workspace], { env })
      if (code !== 0) throw new CannotStart(`${workspace} could not be built:\n${output.trim()}`)
      steps.show(step, ++built / stale.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(cpus().length, 4) }, work))
  steps.done(step, stale.length === 0 ? 'nothing changed' : stale.join(', '))
}
