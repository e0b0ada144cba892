import { readdirSync } from 'node:fs'
import { askServer } from 'platform/host/control/control-socket'
import { registerPerson } from '../../portal/people.ts'
import { publishChanged } from '../../portal/releases.ts'
import { projectRoot } from '../../portal/start-portal.ts'
import { follow, hydrated } from '../../portal/test.ts'
import { openBrowser } from '../open-browser.ts'
import { isFault } from './browser-load.ts'
import type { Place } from './place.ts'

const releases = 50
const pages = ['/en/brokers', '/en/exposure.html', '/en/education', '/en/tools.html', '/en/user/setting.html', '/en/']

/** Opens a tab, releases the shell and every area repeatedly, and then navigates through all areas in that tab. */
export async function oldTab({ dataDir, portal }: Place): Promise<object> {
  const browser = await openBrowser()
  const page = await browser.newPage({ baseURL: portal.origin, locale: 'en-GB' })
  const faults: string[] = []
  page.on('console', message => isFault(message.text()) && faults.push(message.text()))
  page.on('pageerror', error => faults.push(error.message))
  page.on('response', answer => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`))
  let loads = 0
  page.on('load', () => loads++)
  await registerPerson(page.context().request, dataDir, portal.origin)
  await page.goto('/en/')
  await hydrated(page)
  const workspaces = readdirSync(projectRoot).filter(name => name === 'shell' || name.startsWith('mf-'))
  for (let count = 0; count < releases; count++) {
    const workspace = workspaces[count % workspaces.length]!
    const version = `6.${count}.0`
    await publishChanged(dataDir, workspace, version, () => ({}))
    await askServer(dataDir, 'activate', { area: workspace.replace(/^mf-/, ''), version, actor: 'bench' })
  }
  const moved = new Set<string>()
  for (const path of pages) {
    await follow(page, path)
    await page.waitForURL(path)
    await page.locator('main h1').first().waitFor()
    for (const name of await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ))
      if (/^\/releases\/.*\.js$/.test(name)) moved.add(name.split('/').slice(2, 4).join(' '))
  }
  await browser.close()
  for (const fault of faults.slice(0, 5)) console.log(fault)
  return {
    'releases since': { figure: releases },
    'areas navigated through': { figure: pages.length - 1 },
    'full page loads': { figure: loads, aim: 1 },
    errors: { figure: faults.length, aim: 0 },
    'code of': { figure: [...moved].sort().join(', ') },
  }
}
