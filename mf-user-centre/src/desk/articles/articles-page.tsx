import { articleDeskViews } from 'calls/article-desk'
import { useText } from 'shared-state/runtime'
import { useOwnData } from '../../account/own-page.ts'
import { ListTabs } from '../../list/list-tabs.tsx'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import { DeskFrame } from '../desk-frame.tsx'
import { DeskList } from '../desk-list.tsx'
import { categoryNames } from './article-names.ts'
import { ArticleRow } from './article-row.tsx'
import { categoryChoices, type loadArticles } from './load-articles.ts'

const texts = {
  title: articleDeskText.articles,
  add: articleDeskText.newArticle,
  none: articleDeskText.none,
  saved: articleDeskText.saved,
  withdrawn: articleDeskText.isWithdrawn,
}

/** The articles that editors write, change and withdraw. */
export function ArticlesPage() {
  const t = useText()
  const views = articleDeskViews.map(value => ({ value, label: t(deskText[value]) }))
  const categories = categoryChoices.map(value => ({
    value,
    label: t(value === 'all' ? articleDeskText.allCategories : categoryNames[value]),
  }))
  return (
    <DeskFrame current="articles" data={useOwnData<typeof loadArticles>()}>
      {page => (
        <DeskList
          texts={texts}
          addPath="/user/desk/article.html"
          page={page}
          row={item => <ArticleRow key={`${item.code} ${item.history.length}`} article={item} />}
        >
          <ListTabs
            label={t(articleDeskText.views)}
            items={views}
            current={page.view}
            name="view"
            kept={{ category: page.category === 'all' ? '' : page.category }}
          />
          <ListTabs
            label={t(articleDeskText.categories)}
            items={categories}
            current={page.category}
            name="category"
            kept={{ view: page.view === 'current' ? '' : page.view }}
          />
        </DeskList>
      )}
    </DeskFrame>
  )
}
