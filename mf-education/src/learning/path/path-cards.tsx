import type { LearningPath } from 'calls/learning'
import { SiteLink, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { articlePath } from '../../articles/article-address.ts'
import { levelNames } from '../../articles/article-levels.ts'
import { educationText } from '../../strings/keys.ts'
import type { Progress } from '../progress/use-progress.ts'
import styles from './path-cards.module.css'

/** The learning path of each level, with the number of completed lessons and the next lesson. */
export function PathCards({ paths, progress }: { paths: readonly LearningPath[]; progress: Progress }) {
  const t = useText()
  if (paths.length === 0) return null
  return (
    <Stack as="section" gap="s">
      <h2>{t(educationText.learningPaths)}</h2>
      <Grid columns={3} as="ul">
        {paths.map(({ level, lessons }) => {
          const open = lessons.filter(({ code }) => !progress.resultOf(code))
          const done = lessons.length - open.length
          const minutes = lessons.reduce((sum, { readMinutes }) => sum + readMinutes, 0)
          return (
            <li key={level} className={styles.card}>
              <h3>
                <SiteLink to={`/education/levels/${level}.html`}>{t(levelNames[level])}</SiteLink>
              </h3>
              <Text as="p" size="sm" tone="quiet">
                {t(educationText.lessonsDone, { done, count: lessons.length })} ·{' '}
                {t(educationText.minutes, { count: minutes })}
              </Text>
              {open[0] && (
                <p>
                  {t(done > 0 ? educationText.continueWith : educationText.startWith)}{' '}
                  <SiteLink to={articlePath({ category: 'education', ...open[0] })}>
                    <Written>{open[0].title}</Written>
                  </SiteLink>
                </p>
              )}
            </li>
          )
        })}
      </Grid>
    </Stack>
  )
}
