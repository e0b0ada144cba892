import { CircleCheck, Circle } from '@lucide/icons'
import type { LearningPath } from 'calls/learning'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Written } from 'ui/written'
import { articlePath } from '../../articles/article-address.ts'
import { levelNames } from '../../articles/article-levels.ts'
import { educationText } from '../../strings/keys.ts'
import type { Progress } from '../progress/use-progress.ts'
import styles from './level-path.module.css'

interface LevelPathProps {
  path: LearningPath
  progress: Progress
  /** Code of the lesson that is open. */
  current?: string
  /** Omits the summaries, for narrow columns. */
  brief?: boolean
}

/** The lessons of a level in their order, with those that the visitor has completed. */
export function LevelPath({ path: { level, lessons }, progress, current, brief = false }: LevelPathProps) {
  const t = useText()
  const done = lessons.filter(({ code }) => progress.resultOf(code)).length
  return (
    <Panel
      flush
      title={t(educationText.pathOf, { level: t(levelNames[level]) })}
      aside={
        <Text size="sm" tone="quiet">
          {t(educationText.lessonsDone, { done, count: lessons.length })}
        </Text>
      }
    >
      {/* The words above say the same. */}
      <progress aria-hidden="true" className={styles.bar} value={done} max={lessons.length} />
      <PanelRows ordered>
        {lessons.map(({ title, summary, readMinutes, ...named }, index) => {
          const result = progress.resultOf(named.code)
          return (
            <li key={named.code} className={styles.lesson} aria-current={named.code === current ? 'page' : undefined}>
              <Icon of={result ? CircleCheck : Circle} className={result ? styles.done : styles.open} />
              <div>
                <SiteLink to={articlePath({ category: 'education', ...named })} className={styles.link}>
                  {index + 1}. <Written>{title}</Written>
                </SiteLink>
                {result && <VisuallyHidden> {t(educationText.completed)}</VisuallyHidden>}
                {!brief && (
                  <Text as="p" size="sm" tone="quiet">
                    <Written>{summary}</Written>
                  </Text>
                )}
                <Text as="p" size="sm" tone="faint">
                  {t(educationText.minutes, { count: readMinutes })}
                  {result &&
                    result.questions > 0 &&
                    ` · ${t(educationText.quizScore, { right: result.rightAnswers, questions: result.questions })}`}
                </Text>
              </div>
            </li>
          )
        })}
      </PanelRows>
    </Panel>
  )
}
