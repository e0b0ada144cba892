import { chromium, type Browser } from '@playwright/test'
import { existsSync } from 'node:fs'
import places from '../../scripts/test/chromium-places.json' with { type: 'json' }

/** The Chromium named by CHROMIUM, the machine's own, or Playwright's. If there is none, rejects with instructions. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? places.find(place => existsSync(place)) ?? chromium.executablePath()
  if (!existsSync(executablePath))
    throw new Error(
      `There is no Chromium at ${executablePath}: name one in CHROMIUM, or run npm test, which installs one.`,
    )
  return chromium.launch({ args: ['--no-sandbox', '--disable-gpu', ...args], executablePath })
}
