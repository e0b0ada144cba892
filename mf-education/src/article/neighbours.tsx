import { ArrowLeft, ArrowRight } from '@lucide/icons'
import type { TitleItem } from 'calls/entities/article'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Written } from 'ui/written'
import { articlePath } from '../articles/article-address.ts'
import { educationText } from '../strings/keys.ts'
import styles from './neighbours.module.css'

interface NeighboursProps {
  category: string
  newer: TitleItem | null
  older: TitleItem | null
}

/** Links at the end of an article. Lists start with the newest article, so the next one is the older one. */
export function Neighbours({ category, newer, older }: NeighboursProps) {
  const t = useText()
  if (!newer && !older) return null
  const isLesson = category === 'education'
  return (
    <nav aria-label={t(educationText.goOnReading)} className={styles.neighbours}>
      {newer && (
        <SiteLink to={articlePath({ category, ...newer })} rel="prev" className={styles.link}>
          <Icon of={ArrowLeft} flip />
          <span className={styles.words}>
            <span className={styles.which}>
              {t(isLesson ? educationText.previousLesson : educationText.previousArticle)}
            </span>
            <Written>{newer.title}</Written>
          </span>
        </SiteLink>
      )}
      {older && (
        <SiteLink to={articlePath({ category, ...older })} rel="next" className={styles.link}>
          <span className={styles.words}>
            <span className={styles.which}>{t(isLesson ? educationText.nextLesson : educationText.nextArticle)}</span>
            <Written>{older.title}</Written>
          </span>
          <Icon of={ArrowRight} flip />
        </SiteLink>
      )}
    </nav>
  )
}
