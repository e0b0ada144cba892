import type { Article } from 'calls/entities/article'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { MoreLink } from 'ui/more-link'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { articlePath } from '../../articles/article-address.ts'
import { isLevel, levelNames } from '../../articles/article-levels.ts'
import { educationText } from '../../strings/keys.ts'
import styles from './home-education.module.css'

/** The newest lessons, on the home page. */
export function HomeEducation({ data }: { data: Article[] }) {
  const t = useText()
  const href = useHref()
  if (data.length === 0) return null
  return (
    <Stack as="section">
      <Row spread align="baseline">
        <h2>{t(educationText.learnFirst)}</h2>
        <MoreLink to={href('/education')}>{t(educationText.allLessons)}</MoreLink>
      </Row>
      <Grid columns={4} as="ul">
        {data.map(lesson => (
          <li key={lesson.code} className={styles.lesson}>
            {isLevel(lesson.level) && (
              <Text size="xs" tone="quiet">
                {t(levelNames[lesson.level])}
              </Text>
            )}
            <h3>
              <SiteLink to={articlePath(lesson)} className={styles.link}>
                <Written lang={lesson.lang}>{lesson.title}</Written>
              </SiteLink>
            </h3>
            <Row gap="s">
              <Text size="sm" tone="faint">
                {t(educationText.minutes, { count: lesson.readMinutes })}
              </Text>
              {lesson.generated && <Tag outline>{t(educationText.sampleArticle)}</Tag>}
            </Row>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
