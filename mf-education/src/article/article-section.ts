import type { Article } from 'shared-state/calls/entities/article'
import { isNewsCategory, newsCategoryNames } from '../articles/article-categories.ts'
import { isLevel, levelNames } from '../articles/article-levels.ts'
import { educationText } from '../strings/keys.ts'

type Place = Pick<Article, 'category' | 'level'>

/** The way to an article: home, its area, and its level or category. */
export function crumbsOf({ category, level }: Place): { path: string; name: number }[] {
  const home = { path: '/', name: educationText.home }
  if (category === 'education') {
    const ofLevel = isLevel(level) ? [{ path: `/education/levels/${level}.html`, name: levelNames[level] }] : []
    return [home, { path: '/education', name: educationText.education }, ...ofLevel]
  }
  const ofCategory = isNewsCategory(category) ? [{ path: `/news/${category}.html`, name: newsCategoryNames[category] }] : []
  return [home, { path: '/news.html', name: educationText.newsHome }, ...ofCategory]
}
