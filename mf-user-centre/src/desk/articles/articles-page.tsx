import { articleDeskViews } from 'calls/article-desk'
import { useFormAnswer, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../../account/account-frame.tsx'
import { FormResult } from '../../account/form-result.tsx'
import { useOwnData } from '../../account/own-page.ts'
import { WithheldPanel } from '../../account/withheld-panel.tsx'
import { isWithheld } from '../../account/withheld.ts'
import { ListPager } from '../../list/list-pager.tsx'
import { ListTabs } from '../../list/list-tabs.tsx'
import { accountText, articleDeskText, deskText } from '../../strings/keys.ts'
import { DeskTabs } from '../desk-tabs.tsx'
import { categoryNames } from './article-names.ts'
import { ArticleRow } from './article-row.tsx'
import { categoryChoices, type loadArticles } from './load-articles.ts'

/** The articles that editors write, change and withdraw. Users without the role see a notice instead. */
export function ArticlesPage() {
  const t = useText()
  const href = useHref()
  const data = useOwnData<typeof loadArticles>()
  const answer = useFormAnswer()
  if (isWithheld(data))
    return (
      <AccountFrame title={t(accountText.desk)}>
        <WithheldPanel withheld={data} />
      </AccountFrame>
    )
  const { items, view, category, saved } = data
  const views = articleDeskViews.map(value => ({ value, label: t(deskText[value]) }))
  const categories = categoryChoices.map(value => ({
    value,
    label: t(value === 'all' ? articleDeskText.allCategories : categoryNames[value]),
  }))
  const write = (
    <Button small to={href('/user/desk/article.html')}>
      {t(articleDeskText.newArticle)}
    </Button>
  )
  return (
    <AccountFrame title={t(accountText.desk)}>
      <DeskTabs current="articles" />
      {saved && !answer && (
        <Note tone="good" live>
          {t(articleDeskText.saved)}
        </Note>
      )}
      <FormResult said={{ withdraw: articleDeskText.isWithdrawn }} />
      <ListTabs
        label={t(articleDeskText.views)}
        items={views}
        current={view}
        name="view"
        kept={{ category: category === 'all' ? '' : category }}
      />
      <ListTabs
        label={t(articleDeskText.categories)}
        items={categories}
        current={category}
        name="category"
        kept={{ view: view === 'current' ? '' : view }}
      />
      <Panel title={t(articleDeskText.articles)} aside={write} flush>
        {items.length > 0 ? (
          <PanelRows>
            {items.map(item => (
              <ArticleRow key={`${item.code} ${item.history.length}`} article={item} />
            ))}
          </PanelRows>
        ) : (
          <EmptyState title={t(articleDeskText.none)}>{t(deskText.noneWhy)}</EmptyState>
        )}
      </Panel>
      <ListPager page={data.pageIndex} pages={data.pages} />
    </AccountFrame>
  )
}
