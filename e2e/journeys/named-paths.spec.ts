import type { APIRequestContext } from '@playwright/test'
import type { MenuItem } from 'calls/entities/menu-item'
import { firstLinks, namedPaths, withLinks } from '../portal/named-paths.ts'
import { registerPerson } from '../portal/people.ts'
import { expect, test } from '../portal/test.ts'
import { call, dataDir } from '../portal/trader.ts'

/** Addresses of the specification and of the menu, followed by a client without JavaScript that is logged in. */

const AT_ONCE = 4

/** How a request for a page failed; undefined if it showed the page. */
async function faultOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  const answer = await request.get(path)
  const { pathname } = new URL(answer.url())
  const isElsewhere = /\/(404|login)\.html$/.test(pathname) && pathname !== path
  return answer.ok() && !isElsewhere ? undefined : `${path} → ${answer.status()} ${pathname}`
}

async function faultsOf(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const waiting = [...paths]
  const faults: string[] = []
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const fault = await faultOf(request, path)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return faults
}

/** The first link of each kind that a page has. */
async function linksIn(request: APIRequestContext, lang: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, [page, kind]] of Object.entries(firstLinks)) {
    const html = await (await request.get(`/${lang}${withLinks(page, found)}`)).text()
    const links = [...html.matchAll(/ href="\/\w\w(\/[^"?#]*)/g)].map(([, path]) => path!)
    const link = links.find(path => kind.test(path))
    if (!link) throw new Error(`no link of the kind ${name} on ${page}`)
    found[name] = link
  }
  return found
}

/** The menu's addresses of this site, with those of its submenus. */
async function menuOf(request: APIRequestContext, lang: string): Promise<string[]> {
  const answer = await request.get(`${call}/wikifx/headermenu/init-v1`, { headers: { LanguageCode: lang } })
  const { Data } = (await answer.json()) as { Data: { items: MenuItem[] } }
  const urls = Data.items.flatMap(({ url, submenus }) => [url, ...submenus.map(submenu => submenu.url)])
  return urls.filter(url => url.startsWith('/'))
}

for (const lang of ['en', 'id'])
  // Both languages have the same addresses.
  test(
    `every address that the specification, the decisions and the menu name leads to a page in ${lang}`,
    { tag: lang === 'en' ? [] : '@long' },
    async ({ request }) => {
      await registerPerson(request, dataDir())
      const found = await linksIn(request, lang)
      const { userId } = (await (await request.get(`${call}/usercenter/getuserfromcookie-v1`)).json()).Data.result
      const named = namedPaths.map(path => `/${lang}${withLinks(path, { ...found, userId })}`)
      const menu = await menuOf(request, lang)
      expect(menu.length).toBeGreaterThan(30)
      // The desk of the moderators refuses everyone else.
      const desk = `/${lang}/user/moderation.html`
      expect(await faultsOf(request, [...new Set([...named, ...menu])])).toEqual([`${desk} → 403 ${desk}`])
    },
  )
