import { useText } from 'shared-state/runtime'
import { useOwnData } from '../../account/own-page.ts'
import { articleDeskText } from '../../strings/keys.ts'
import { DeskFrame } from '../desk-frame.tsx'
import { ReadOnlyPanel } from '../read-only-panel.tsx'
import { ArticleForm } from './article-form.tsx'
import type { loadArticle } from './load-article.ts'

/** The form for one article. Editors who open an article from a file see why it cannot be changed. */
export function ArticlePage() {
  const t = useText()
  return (
    <DeskFrame current="articles" data={useOwnData<typeof loadArticle>()}>
      {data =>
        data.readOnly === null ? (
          <ArticleForm key={data.edited?.code ?? ''} {...data} />
        ) : (
          <ReadOnlyPanel
            title={t(articleDeskText.readOnly)}
            message={data.readOnly}
            back={[articleDeskText.toList, '/user/desk/articles.html']}
          />
        )
      }
    </DeskFrame>
  )
}
