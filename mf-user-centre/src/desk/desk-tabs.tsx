import { useHref, useText } from 'shared-state/runtime'
import { TabsNav } from 'ui/tabs-nav'
import { accountText, articleDeskText, deskText, surveyDeskText } from '../strings/keys.ts'

const desks = {
  flashes: { label: deskText.flashes, path: '/user/desk.html' },
  articles: { label: articleDeskText.articles, path: '/user/desk/articles.html' },
  surveys: { label: surveyDeskText.surveys, path: '/user/desk/surveys.html' },
}
export type Desk = keyof typeof desks

/** Tabs between the desks. */
export function DeskTabs({ current }: { current: Desk }) {
  const t = useText()
  const href = useHref()
  const items = Object.entries(desks).map(([desk, { label, path }]) => ({
    label: t(label),
    to: href(path),
    current: desk === current,
  }))
  return <TabsNav label={t(accountText.desk)} items={items} />
}
