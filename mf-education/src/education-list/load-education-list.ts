import { articleList } from 'calls/education'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { levelNames } from '../articles/article-levels.ts'
import { educationText } from '../strings/keys.ts'
import { educationPath, readEducationPlace } from './education-place.ts'

/** Lessons per page of the list (spec 9). */
const lessonsPerPage = 8
const mostReadShown = 5

/** One page of the lessons, and the most read ones. */
export async function loadEducationList(context: LoadContext) {
  const { api, signal } = context
  const place = readEducationPlace(context)
  if (!place) throw notFound(context)
  const { level, tag, page } = place
  const [lessons, mostRead] = await Promise.all([
    api.call(articleList, { category: 'education', level, tag, pageIndex: page, pageSize: lessonsPerPage }, { signal }),
    api.call(articleList, { category: 'education', order: 'hot', pageSize: mostReadShown }, { signal }),
  ])
  if (page > 1 && lessons.items.length === 0) throw notFound(context)
  return { place, lessons, mostRead: mostRead.items, topic: lessons.tagName ?? tag }
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
