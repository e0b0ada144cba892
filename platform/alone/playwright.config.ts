import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { portalRoot } from '../build/portal-root.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const workspaces = (process.env.AREAS ?? '').split(',').filter(Boolean)

/** Each area built into AREA_BUILDS runs the same tests, plus those of its own `browser` folder. */
export default defineConfig<object, { workspace: string }>({
  outputDir: join(portalRoot, 'test-results/area-alone'),
  fullyParallel: true,
  // A test waits for its browser and a browser for its test, so two of them keep no more than one and a half cores busy.
  workers: Math.min(availableParallelism() + 1, 6),
  retries: 0,
  // Limits for tests that hang. One test goes through all pages of an area.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  // The builds are plain JavaScript of several megabytes: compiling them again would take each worker longer than its tests.
  build: { external: ['**/render-page.cjs'] },
  reporter: 'list',
  projects: workspaces.flatMap(workspace => [
    // One worker each, because every worker loads the area's build and starts a browser. The catalogue of ui is not an area.
    ...(workspace === 'ui' ? [] : [{ name: workspace, testDir: 'browser', use: { workspace }, workers: 1 }]),
    ...(existsSync(join(portalRoot, workspace, 'browser'))
      ? [
          {
            name: `${workspace}, its own`,
            testDir: join(portalRoot, workspace, 'browser'),
            use: { workspace },
            workers: 1,
          },
        ]
      : []),
  ]),
  use: {
    launchOptions: { args: flags, ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }) },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
})
