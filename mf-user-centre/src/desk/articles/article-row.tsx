import type { DeskArticle } from 'calls/article-desk'
import { useText } from 'shared-state/runtime'
import { Tag } from 'ui/tag'
import { RowAction } from '../../account/row-action.tsx'
import { deskText } from '../../strings/keys.ts'
import { DeskEntry } from '../desk-entry.tsx'
import { categoryNames, levelNames, nameIn } from './article-names.ts'

/** One article of the desk. */
export function ArticleRow({ article }: { article: DeskArticle }) {
  const { code, category, level, title } = article
  const t = useText()
  return (
    <DeskEntry
      entry={article}
      changePath={`/user/desk/article.html?code=${code}`}
      withdraw={<RowAction intent="withdraw" fields={{ code }} label={t(deskText.withdraw)} of={title.en} />}
      tags={
        <>
          <Tag outline>{nameIn(categoryNames, category, t)}</Tag>
          {level && <Tag outline>{nameIn(levelNames, level, t)}</Tag>}
        </>
      }
    />
  )
}
