import { articleList, articleQueryfxlongtailartlist } from 'calls/education'
import type { longtails } from 'calls/entities/article'
import { learningPaths } from 'calls/learning'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { levelNames } from '../articles/article-levels.ts'
import { loadProgress } from '../learning/progress/load-progress.ts'
import { educationText } from '../strings/keys.ts'
import { educationPath, readEducationPlace } from './education-place.ts'

/** Lessons per page of the list (spec 9). */
const lessonsPerPage = 8
const mostReadShown = 5
/** Titles in each list below the lessons (spec 7.6). */
const titlesShown = 8

/** One page of the lessons, the most read ones, and the learning paths. */
export async function loadEducationList(context: LoadContext) {
  const { api, signal } = context
  const place = readEducationPlace(context)
  if (!place) throw notFound(context)
  const { level, tag, page } = place
  const longTail = async (catId: (typeof longtails)[number]) =>
    (await api.call(articleQueryfxlongtailartlist, { catId, pageSize: titlesShown }, { signal })).items
  const [lessons, mostRead, paths, progress, brokerLists, newest] = await Promise.all([
    api.call(articleList, { category: 'education', level, tag, pageIndex: page, pageSize: lessonsPerPage }, { signal }),
    api.call(articleList, { category: 'education', order: 'hot', pageSize: mostReadShown }, { signal }),
    api.call(learningPaths, {}, { signal }),
    loadProgress(context),
    longTail('longtail_best_brokers'),
    level || tag ? longTail('longtail_education') : [],
  ])
  if (page > 1 && lessons.items.length === 0) throw notFound(context)
  return {
    place,
    lessons,
    mostRead: mostRead.items,
    topic: lessons.tagName ?? tag,
    paths: paths.items.filter(path => level === undefined || path.level === level),
    progress,
    brokerLists,
    newest,
  }
}

export function educationListHead(
  { place, lessons }: Awaited<ReturnType<typeof loadEducationList>>,
  { store }: Pick<LoadContext, 'store'>,
): Head {
  const { t } = store.text
  return {
    title: place.level
      ? t(educationText.lessonsOfLevel, { level: t(levelNames[place.level]) })
      : t(educationText.education),
    description: t(educationText.educationIntro),
    canonical: educationPath({ ...place, tag: undefined }),
    noindex: place.tag !== undefined,
    sample: isSampleOnly(lessons.items),
  }
}
