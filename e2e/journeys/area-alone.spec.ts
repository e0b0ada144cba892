import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, projectRoot } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** An area running on its own (docs/testing-an-area.md), with this portal instead of the mock backend. */

test.use({ expectedMessages: async ({}, provide) => provide([/^info: call brokers\.indexinit abnormal: 200/]) })

test(
  'an area running standalone shows data from a real server and an error for a call that is made to fail',
  {
    tag: '@long',
  },
  async ({ page, request }) => {
    const asked = ['mf-brokers', '--server', process.env.E2E_ORIGIN!, '--port', String(await freePort())]
    const dev = spawn(process.execPath, [join(projectRoot, 'platform/alone/dev.ts'), ...asked], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const address = await new Promise<string>((ready, failed) => {
        dev.once('exit', () => failed(new Error('the development server exited before it was ready')))
        let said = ''
        dev.stdout.on('data', chunk => {
          said += chunk
          const found = /http:\/\/localhost:\d+\//.exec(said)?.[0]
          if (found && said.includes('ready after')) ready(found)
        })
      })
      const { items } = (await (await request.get('/wikifxweb-v1/brokers/index/init-v1?pageSize=1')).json()).Data
      await page.goto(`${address}?at=/en/brokers`)
      const shown = page.frameLocator('iframe')
      await expect(shown.locator('main tbody tr').first()).toContainText(items[0].showName)
      await page.goto(`${address}?at=/en/brokers&fail=brokers.indexinit:html`)
      await expect(shown.locator('main [role=alert]')).toBeVisible()
      await expect(shown.locator('header').first()).toBeVisible()
    } finally {
      dev.kill('SIGTERM')
    }
  },
)
