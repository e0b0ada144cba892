import type { MouseEvent } from 'react'
import type { ArticleVideo } from 'calls/entities/article'
import { useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { educationText } from '../strings/keys.ts'
import styles from './chapters.module.css'
import { clockTime } from './clock-time.ts'

interface ChaptersProps {
  chapters: ArticleVideo['chapters']
  source: string
  /** Called with the chapter's start in seconds. */
  onChoose: (seconds: number) => void
}

/** Links to the parts of a video; without JavaScript they open the file at that time. */
export function Chapters({ chapters, source, onChoose }: ChaptersProps) {
  const t = useText()
  const choose = (seconds: number) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(seconds)
  }
  return (
    <nav aria-label={t(educationText.chapters)}>
      <ol role="list" className={styles.chapters}>
        {chapters.map(({ at, title }) => (
          <li key={at}>
            <a href={`${source}#t=${at}`} className={styles.chapter} onClick={choose(at)}>
              <Text tone="quiet">{clockTime(at)}</Text>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
