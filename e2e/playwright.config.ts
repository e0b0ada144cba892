import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { chromiumFlags } from './portal/chromium-flags.ts'

/** Its releases run into the server's time limits, so nothing may run at the same time. */
const alone = 'broken-releases.spec.ts'

/** Journeys with this tag run only in `npm run test:long -- journeys`: another way of use that costs more than its faults are likely. */
const long = /@long/

/** Journeys in a real Chromium against a separate portal, started once by global-set-up.ts. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './portal/global-set-up.ts',
  fullyParallel: false,
  ...(process.env.TEST_AMOUNT !== 'all' && { grepInvert: long }),
  // Journeys wait as much as they compute: for processes to start, for time limits, for each other's portals.
  workers: Math.min(availableParallelism() + 1, 6),
  retries: 0,
  // Limits for events that never happen. Successful steps do not wait for them, however busy the machine is.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'journeys', testIgnore: alone },
    { name: 'alone', testMatch: alone },
  ],
  use: {
    launchOptions: { args: chromiumFlags, ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }) },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
})
