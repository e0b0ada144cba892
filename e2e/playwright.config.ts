import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './portal/chromium-flags.ts'

/** Journeys in a real Chromium against a portal of their own, started once by global-set-up.ts. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './portal/global-set-up.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    launchOptions: { args: chromiumFlags, ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }) },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
})
