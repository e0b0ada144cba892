import type { Article } from 'calls/entities/article'
import { useHref } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { withQuery } from '../with-query.ts'
import { isNewsCategory } from './article-categories.ts'

/** The article's list, filtered by a tag; null if its category has none. */
function tagPath(category: string, tag: string): string | null {
  if (category === 'video') return withQuery('/video.html', { tag })
  if (category === 'education') return withQuery('/education', { tag })
  return isNewsCategory(category) ? withQuery(`/news/${category}.html`, { tag }) : null
}

/** Topics of an article, each linked to its list filtered by that tag. */
export function ArticleTags({
  article: { category, tags, tagCodes },
}: {
  article: Pick<Article, 'category' | 'tags' | 'tagCodes'>
}) {
  const href = useHref()
  if (tagCodes.length === 0) return null
  return (
    <Row gap="s">
      {tagCodes.map((code, index) => {
        const name = tags[index] ?? code
        const path = tagPath(category, code)
        return path ? (
          <Chip key={code} small label={name} to={href(path)} />
        ) : (
          <Tag key={code} outline>
            {name}
          </Tag>
        )
      })}
    </Row>
  )
}
