import { Clock, GraduationCap } from '@lucide/icons'
import type { Article } from 'calls/entities/article'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { educationText } from '../strings/keys.ts'
import { isLevel, levelNames } from './article-levels.ts'
import styles from './article-meta.module.css'

type ArticleFacts = Pick<Article, 'level' | 'readMinutes' | 'publishedAt' | 'updatedAt' | 'generated'>

/** The line above an article's title. `full` is the version for its own page: with icons, and the date of the last change. */
export function ArticleMeta({ article, full = false }: { article: ArticleFacts; full?: boolean }) {
  const t = useText()
  const { level, readMinutes, publishedAt, updatedAt, generated } = article
  return (
    <Row gap="s" className={styles.meta}>
      {isLevel(level) && (
        <Tag tone={full ? 'info' : 'plain'} icon={full ? GraduationCap : undefined}>
          {t(levelNames[level])}
        </Tag>
      )}
      <span className={styles.minutes}>
        {full && <Icon of={Clock} size="s" />}
        {t(educationText.minutes, { count: readMinutes })}
      </span>
      <span className={styles.day}>
        {full && t(educationText.updated)} <DateText iso={full ? updatedAt : publishedAt} />
      </span>
      {generated && <Tag outline>{t(educationText.sampleArticle)}</Tag>}
    </Row>
  )
}
