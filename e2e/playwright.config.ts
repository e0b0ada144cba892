import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { chromiumFlags } from './portal/chromium-flags.ts'

/** Their releases wear out time limits of the server, so nothing may run beside them. */
const alone = 'broken-releases.spec.ts'

/** Journeys in a real Chromium against a portal of their own, started once by global-set-up.ts. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './portal/global-set-up.ts',
  fullyParallel: false,
  // Journeys wait as much as they compute: for processes to start, for time limits, for each other's portals.
  workers: Math.min(availableParallelism() + 1, 6),
  retries: 0,
  // Limits for what never comes. What is well is not waited for, however busy the machine is.
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
