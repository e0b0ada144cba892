import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filledDataDir } from '../portal/filled-data.ts'
import { projectRoot, startPortal } from '../portal/start-portal.ts'
import { buildWhole } from './bundle/build-whole.ts'
import { scriptsOfVisit, type Scripts } from './bundle/scripts-of-visit.ts'
import { openBrowser } from './open-browser.ts'

const build = (workspace: string) =>
  promisify(execFile)(process.execPath, [join(projectRoot, 'platform/build/build.ts'), workspace])

/**
 * `bundle`: JavaScript of a first visit to a broker's page and of a navigation to another area, compared with the same sources in a single
 * build without federation.
 */
export async function benchBundle(): Promise<void> {
  for (const workspace of readdirSync(projectRoot).filter(name => name === 'shell' || name.startsWith('mf-')))
    await build(workspace)
  const whole = mkdtempSync(join(tmpdir(), 'brokerlens-whole-'))
  const dataDir = await filledDataDir()
  const portal = await startPortal({ dataDir })
  const browser = await openBrowser()
  try {
    await buildWhole(whole)
    const list = await (await fetch(`${portal.origin}/en/brokers`)).text()
    const broker = /href="(\/en\/brokers\/info\/[^"]+)"/.exec(list.slice(list.indexOf('<main')))![1]!
    const visit = (build?: string) =>
      scriptsOfVisit(browser, portal.origin, { first: broker, next: '/en/brokers' }, build)
    // The first page has no slots of other areas, so that the navigation is the first to need one.
    const move = (build?: string) =>
      scriptsOfVisit(browser, portal.origin, { first: '/en/brokers', next: '/en/education' }, build)
    console.log('\nJavaScript, gzipped')
    console.table({
      'first load of a broker page': compared(
        (await visit()).first,
        (await visit(whole)).first,
        'at most 1.2 times, 6 requests more',
      ),
      'navigation to another area': compared((await move()).next, (await move(whole)).next, 'at most 25 KB'),
    })
  } finally {
    await browser.close()
    await portal.stop()
    for (const folder of [whole, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

const compared = (federated: Scripts, together: Scripts, aim: string) => ({
  'federated, KB': +(federated.size / 1000).toFixed(1),
  'one build, KB': +(together.size / 1000).toFixed(1),
  times: +(federated.size / together.size).toFixed(2),
  requests: federated.requests,
  'in one build': together.requests,
  aim,
})
