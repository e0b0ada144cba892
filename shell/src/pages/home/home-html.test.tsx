import { afterEach, expect, jest, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Area, SlotFill } from 'shared-state/contract/area'
import type { HomePart } from 'shared-state/contract/area-lists'
import { part, StoreProvider } from 'shared-state/runtime'
import { rootRoutes } from 'platform/runtime/router/routes'
import { failBrokenSlots } from 'platform/runtime/slots/fail-broken-slots'
import { frame } from '../../frame.ts'
import { rina, siteStore, type SiteOptions } from '../../testing/open-site.tsx'

const fill = (slot: string, show: () => string, load?: () => Promise<unknown>): SlotFill => ({
  slot: slot as never,
  part: part(async () => () => <h2>{show()}</h2>),
  ...(load && { load }),
})
const partOf = ({ slot }: SlotFill, order: number): HomePart => ({
  part: slot.slice('home.'.length),
  name: { en: slot },
  place: 'main',
  shape: 'few',
  order,
})
afterEach(() => void jest.useRealTimers())
const says = (text: string) => () => text
const throws = () => {
  throw new Error('broken')
}

/** The HTML of the home page, as a server sends it. */
async function homeHtml(
  parts: Record<string, SlotFill[]>,
  path = '/en/',
  visitor: Pick<SiteOptions, 'backend' | 'user'> = {},
): Promise<string> {
  const areas: Area[] = Object.entries(parts).map(([name, slots]) => ({ name, routes: [], slots }))
  const releases: SiteOptions['releases'] = Object.fromEntries(
    areas.map(({ name, slots }) => [
      name,
      { slots: slots.map(({ slot }) => slot), menu: { en: name }, lists: { home: slots.map(partOf) } },
    ]),
  )
  const { store } = siteStore({ areas, releases, ...visitor })
  const handler = createStaticHandler(rootRoutes(frame, store, [], { budgeted: true }))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error('home redirects')
  const tree = (
    <StoreProvider store={store}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StoreProvider>
  )
  try {
    return renderToString(tree)
  } catch {
    failBrokenSlots(store)
    return renderToString(tree)
  }
}

test.each(['/en', '/en/'])('home is shown at %s', async path => {
  expect(await homeHtml({ brokers: [fill('home.topbrokers', says('Top'))] }, path)).toContain('>Top<')
})

test('a home section that never loads delays the page only by its time budget; the others are shown', async () => {
  const never = () => new Promise(() => {})
  jest.useFakeTimers()
  let html: string | undefined
  void homeHtml({
    brokers: [fill('home.topbrokers', says('Top'))],
    education: [fill('home.flash', says('Flash'), never), fill('home.education', says('Lessons'))],
  }).then(sent => (html = sent))
  await jest.advanceTimersByTimeAsync(1500)
  expect(['Top', 'Lessons', '>Flash<'].map(words => html?.includes(words))).toEqual([true, true, false])
})

test('a home section that throws while rendering shows an error in its place; the others are shown', async () => {
  const html = await homeHtml({
    brokers: [fill('home.topbrokers', says('Top'))],
    education: [fill('home.flash', throws)],
  })
  expect(html).toContain('>Top<')
  expect(html).toContain('home.flash did not load')
})

test('the HTML of home holds no message of its visitor, and the server does not ask for any', async () => {
  let asked = 0
  const backend = { 'homemessagebar.list': () => ({ items: [], unread: ++asked }) }
  const html = await homeHtml({}, '/en/', { backend, user: rina })
  expect([asked, html.includes('<h1'), html.includes('nread')]).toEqual([0, true, false])
})
