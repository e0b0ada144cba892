import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { AccountFrame } from '../../account/account-frame.tsx'
import { useOwnData } from '../../account/own-page.ts'
import { WithheldPanel } from '../../account/withheld-panel.tsx'
import { isWithheld } from '../../account/withheld.ts'
import { accountText, articleDeskText } from '../../strings/keys.ts'
import { DeskTabs } from '../desk-tabs.tsx'
import { ArticleForm } from './article-form.tsx'
import type { loadArticle } from './load-article.ts'

/** The form for one article. Users without the role see a notice instead, and so do editors who open an article from a file. */
export function ArticlePage() {
  const t = useText()
  const href = useHref()
  const data = useOwnData<typeof loadArticle>()
  if (isWithheld(data))
    return (
      <AccountFrame title={t(accountText.desk)}>
        <WithheldPanel withheld={data} />
      </AccountFrame>
    )
  const back = (
    <Button variant="secondary" to={href('/user/desk/articles.html')}>
      {t(articleDeskText.toList)}
    </Button>
  )
  return (
    <AccountFrame title={t(accountText.desk)}>
      <DeskTabs current="articles" />
      {data.readOnly === null ? (
        <ArticleForm key={data.edited?.code ?? ''} {...data} />
      ) : (
        <Panel flush>
          <EmptyState title={t(articleDeskText.readOnly)} level={2} action={back}>
            {data.readOnly}
          </EmptyState>
        </Panel>
      )}
    </AccountFrame>
  )
}
