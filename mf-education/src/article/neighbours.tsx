import { ArrowLeft, ArrowRight } from '@lucide/icons'
import type { Article, TitleItem } from 'calls/entities/article'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Written } from 'ui/written'
import { articlePath } from '../articles/article-address.ts'
import { educationText } from '../strings/keys.ts'
import styles from './neighbours.module.css'

interface NeighboursProps {
  article: Pick<Article, 'category' | 'pathPlace'>
  prev: TitleItem | null
  next: TitleItem | null
}

/**
 * Links at the end of an article. A learning path goes on with its next lesson. Other lists start with the newest article, so they go on with
 * the one published before.
 */
export function Neighbours({ article: { category, pathPlace }, prev, next }: NeighboursProps) {
  const t = useText()
  const [back, onward] = pathPlace === null ? [next, prev] : [prev, next]
  if (!back && !onward) return null
  const isLesson = category === 'education'
  return (
    <nav aria-label={t(educationText.goOnReading)} className={styles.neighbours}>
      {back && (
        <SiteLink to={articlePath({ category, ...back })} rel="prev" className={styles.link}>
          <Icon of={ArrowLeft} flip />
          <span className={styles.words}>
            <span className={styles.which}>
              {t(isLesson ? educationText.previousLesson : educationText.previousArticle)}
            </span>
            <Written>{back.title}</Written>
          </span>
        </SiteLink>
      )}
      {onward && (
        <SiteLink to={articlePath({ category, ...onward })} rel="next" className={styles.link}>
          <span className={styles.words}>
            <span className={styles.which}>{t(isLesson ? educationText.nextLesson : educationText.nextArticle)}</span>
            <Written>{onward.title}</Written>
          </span>
          <Icon of={ArrowRight} flip />
        </SiteLink>
      )}
    </nav>
  )
}
