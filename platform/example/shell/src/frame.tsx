import { wordIn } from 'platform/runtime/areas/word-in'
import type { Frame } from 'platform/runtime/frame'
import { Outlet } from 'react-router-dom'
import { listed } from 'shared-state/contract/area-lists'
import { defineRoute, notFound, part, SiteLink, useStore, useText } from 'shared-state/runtime'
import { HomePage } from './home-page.tsx'
import { shellText } from './strings/keys.ts'

/** Surrounds every page. The menu consists of the pages listed by the areas in the visitor's snapshot. */
function Layout() {
  const t = useText()
  const { snapshot, visitor } = useStore()
  return (
    <>
      <nav>
        <SiteLink to="/">{t(shellText.home)}</SiteLink>
        {listed(Object.values(snapshot.areas), 'pages').map(({ code, path, name }) => (
          <SiteLink key={code} to={path}>
            {wordIn(name, visitor.lang)}
          </SiteLink>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const MissingPage = () => <h1>{useText()(shellText.missing)}</h1>
const BrokenPage = () => <h1>{useText()(shellText.broken)}</h1>
const AreaDown = ({ area }: { area: string }) => {
  const { snapshot, visitor } = useStore()
  return <h1>{wordIn(snapshot.areas[area]?.down, visitor.lang)}</h1>
}

export const frame: Frame = {
  area: {
    routes: [
      defineRoute({
        path: '',
        slots: () => [{ name: 'home.clock', props: {} }],
        page: part(async () => HomePage),
        head: (_, { store }) => ({ title: store.text.t(shellText.home) }),
      }),
      defineRoute({
        path: '404.html',
        status: 404,
        page: part(async () => MissingPage),
        head: (_, { store }) => ({ title: store.text.t(shellText.missing), noindex: true }),
      }),
      defineRoute({
        path: '*',
        load: async context => {
          throw notFound(context)
        },
        page: part(async () => MissingPage),
        head: () => ({ title: '' }),
      }),
    ],
  },
  Layout,
  loadLayout: async () => null,
  ErrorPage: BrokenPage,
  AreaDown,
  siteName: 'Example',
  brokenTitle: ({ text }) => text.t(shellText.broken),
}
