import { part, type AreaRoute, type Part } from 'shared-state/runtime'

const CompareTray = part(async () => (await import('./compare-tray.tsx')).CompareTray)

/** The same routes with the tray at the foot of every page. */
export const withTray = (routes: readonly AreaRoute[]): AreaRoute[] =>
  routes.map(route => ({ ...route, page: pageWithTray(route.page) }))

function pageWithTray(Page: Part): Part {
  const PageWithTray = () => (
    <>
      <Page />
      <CompareTray />
    </>
  )
  const load = async () => {
    const [page] = await Promise.all([Page.load(), CompareTray.load()])
    return page
  }
  return Object.assign(PageWithTray, { load })
}
