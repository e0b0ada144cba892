import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { TitleItem } from 'shared-state/calls/entities/article'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { articlePath } from '../articles/article-address.ts'
import { educationText } from '../strings/keys.ts'
import styles from './neighbours.module.css'

interface NeighboursProps {
  category: string
  prev: TitleItem | null
  next: TitleItem | null
}

/** The articles before and after this one, at its end. */
export function Neighbours({ category, prev, next }: NeighboursProps) {
  const t = useText()
  if (!prev && !next) return null
  const isLesson = category === 'education'
  return (
    <nav aria-label={t(educationText.goOnReading)} className={styles.neighbours}>
      {prev && (
        <SiteLink to={articlePath({ category, ...prev })} rel="prev" className={styles.link}>
          <Icon of={ArrowLeft} flip />
          <span className={styles.words}>
            <span className={styles.which}>{t(isLesson ? educationText.previousLesson : educationText.previousArticle)}</span>
            {prev.title}
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={articlePath({ category, ...next })} rel="next" className={styles.link}>
          <span className={styles.words}>
            <span className={styles.which}>{t(isLesson ? educationText.nextLesson : educationText.nextArticle)}</span>
            {next.title}
          </span>
          <Icon of={ArrowRight} flip />
        </SiteLink>
      )}
    </nav>
  )
}
