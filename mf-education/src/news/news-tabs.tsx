import { useHref, useText } from 'shared-state/runtime'
import { TabsNav } from 'ui/tabs-nav'
import { newsCategories, newsCategoryNames, type NewsCategory } from '../articles/article-categories.ts'
import { educationText } from '../strings/keys.ts'

/** The tabs above the news area; without `current` its home page is selected. */
export function NewsTabs({ current }: { current?: NewsCategory | 'analysis' }) {
  const t = useText()
  const href = useHref()
  const items = [
    { label: t(educationText.newest), to: href('/news.html'), current: !current },
    ...newsCategories.map(category => ({
      label: t(newsCategoryNames[category]),
      to: href(`/news/${category}.html`),
      current: category === current,
    })),
    { label: t(educationText.marketAnalysis), to: href('/market-analysis.html'), current: current === 'analysis' },
  ]
  return <TabsNav label={t(educationText.newsHome)} items={items} />
}
