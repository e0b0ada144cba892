import { SiteLink, useHref, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { levelNames } from '../articles/article-levels.ts'
import { ArticleRows } from '../articles/article-rows.tsx'
import { TitleLists } from '../articles/title-lists.tsx'
import { glossaryPath } from '../learning/glossary/load-glossary.ts'
import { LevelPath } from '../learning/path/level-path.tsx'
import { PathCards } from '../learning/path/path-cards.tsx'
import { useProgress } from '../learning/progress/use-progress.ts'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { educationPath } from './education-place.ts'
import { LevelFilter } from './level-filter.tsx'
import type { loadEducationList } from './load-education-list.ts'

/** Lessons by level and topic, newest first. */
export function EducationListPage() {
  const t = useText()
  const href = useHref()
  const { place, lessons, mostRead, topic, paths, brokerLists, newest, ...data } =
    usePageData<typeof loadEducationList>()
  const progress = useProgress(data.progress)
  const [levelPath] = place.level ? paths : []
  return (
    <Wrap className={page.page}>
      <Stack>
        <Stack gap="s">
          <h1>
            {place.level
              ? t(educationText.lessonsOfLevel, { level: t(levelNames[place.level]) })
              : t(educationText.education)}
          </h1>
          <p>
            {t(educationText.educationIntro)} <SiteLink to={glossaryPath}>{t(educationText.glossary)}</SiteLink>
          </p>
        </Stack>
        {!place.level && !place.tag && place.page === 1 && <PathCards paths={paths} progress={progress} />}
        {levelPath && !place.tag && place.page === 1 && <LevelPath path={levelPath} progress={progress} />}
        <LevelFilter place={place} topic={topic} />
        <Split
          side={
            mostRead.length > 0 && (
              <Panel flush title={t(educationText.mostRead)}>
                <ArticleRows articles={mostRead} heading="h3" brief />
              </Panel>
            )
          }
        >
          <Panel flush>
            {lessons.items.length === 0 ? (
              <EmptyState
                level={2}
                title={t(educationText.noLessons)}
                action={
                  <Button variant="secondary" to={href('/education')}>
                    {t(educationText.allLessons)}
                  </Button>
                }
              >
                {t(educationText.noLessonsWhy)}
              </EmptyState>
            ) : (
              <ArticleRows articles={lessons.items} heading="h2" />
            )}
          </Panel>
          <Pager
            page={place.page}
            pages={Math.ceil(lessons.total / lessons.pageSize)}
            hrefOf={number => href(educationPath({ ...place, page: number }))}
          />
        </Split>
        <TitleLists lessons={newest} lessonsTitle={t(educationText.newestLessons)} topics={brokerLists} />
      </Stack>
    </Wrap>
  )
}
