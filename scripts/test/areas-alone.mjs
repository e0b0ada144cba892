import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart, root, run } from '../set-up.mjs'

/**
 * Tests areas in isolation: builds each one with the shell's code around it and a mock backend in a temporary folder, and
 * tests it in Node and in a browser (docs/testing-an-area.md). `options` are further ones of Playwright's command line.
 */
export async function testAreasAlone(testRun, steps, { node, env }, workspaces, browser, options) {
  const builds = mkdtempSync(join(tmpdir(), 'brokerlens-areas-'))
  try {
    const step = 'Build each area by itself'
    steps.show(step)
    // One process per core, at most four: each builds its share, one area after another.
    const shares = Math.min(cpus().length, 4, workspaces.length)
    await Promise.all(
      Array.from({ length: shares }, async (_, share) => {
        const { code, output } = await run(
          node,
          [
            join(root, 'platform/alone/build.ts'),
            '--out',
            builds,
            ...workspaces.filter((_, i) => i % shares === share),
          ],
          { env },
        )
        if (code !== 0) throw new CannotStart(output.trim())
      }),
    )
    steps.done(step)
    const settings = {
      AREAS: workspaces.join(),
      AREA_BUILDS: builds,
      // Each worker loads Playwright, and the builds of several areas.
      NODE_COMPILE_CACHE: join(builds, 'compiled'),
      ...(browser && { CHROMIUM: browser }),
    }
    const config = 'platform/alone/playwright.config.ts'
    await testRun.playwright('Pages of each area, in Node and in a browser', config, settings, options)
  } finally {
    rmSync(builds, { recursive: true, force: true })
  }
}
