import { defineConfig } from '@playwright/test'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

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
    launchOptions: { args: flags, ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }) },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
})
