import { useHref, useText } from 'shared-state/runtime'
import { TabsNav } from 'ui/tabs-nav'
import { accountText, articleDeskText, deskText } from '../strings/keys.ts'

/** Tabs between the desks for news flashes and for articles. */
export function DeskTabs({ current }: { current: 'flashes' | 'articles' }) {
  const t = useText()
  const href = useHref()
  const items = [
    { label: t(deskText.flashes), to: href('/user/desk.html'), current: current === 'flashes' },
    { label: t(articleDeskText.articles), to: href('/user/desk/articles.html'), current: current === 'articles' },
  ]
  return <TabsNav label={t(accountText.desk)} items={items} />
}
