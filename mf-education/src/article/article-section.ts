import type { Article } from 'calls/entities/article'
import { crumbsTo, type Crumb, type PageAbove } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { isNewsCategory, newsCategoryNames } from '../articles/article-categories.ts'
import { isLevel, levelNames } from '../articles/article-levels.ts'
import { educationText } from '../strings/keys.ts'

type Place = Pick<Article, 'category' | 'level'>

/** Breadcrumbs of an article: home, its area, and its level or category. */
export const articleCrumbs = (article: Place, store: SharedStore): Crumb[] =>
  crumbsTo(store, [[educationText.home, '/'], ...sectionsOf(article)])

function sectionsOf({ category, level }: Place): PageAbove[] {
  if (category === 'education') {
    const ofLevel: PageAbove[] = isLevel(level) ? [[levelNames[level], `/education/levels/${level}.html`]] : []
    return [[educationText.education, '/education'], ...ofLevel]
  }
  if (category === 'video') return [[educationText.videos, '/video.html']]
  const ofCategory: PageAbove[] = isNewsCategory(category)
    ? [[newsCategoryNames[category], `/news/${category}.html`]]
    : []
  return [[educationText.newsHome, '/news.html'], ...ofCategory]
}
