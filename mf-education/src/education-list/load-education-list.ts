import { articleKeyword, articleList } from 'shared-state/calls/education'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { levelNames } from '../articles/article-levels.ts'
import { educationText } from '../strings/keys.ts'
import { educationPath, readEducationPlace } from './education-place.ts'

/** Lessons on one page of the list (spec 9). */
const lessonsPerPage = 8
const topicsShown = 16

/** One page of the lessons, with the topics they are about. */
export async function loadEducationList(context: LoadContext) {
  const { api, signal } = context
  const place = readEducationPlace(context)
  if (!place) throw notFound(context)
  const { level, tag, page } = place
  const [lessons, topics] = await Promise.all([
    api.call(articleList, { category: 'education', level, tag, pageIndex: page, pageSize: lessonsPerPage }, { signal }),
    api.call(articleKeyword, { num: topicsShown }, { signal }),
  ])
  if (page > 1 && lessons.items.length === 0) throw notFound(context)
  return { place, lessons, topics: topics.items }
}

export function educationListHead(
  { place }: Awaited<ReturnType<typeof loadEducationList>>,
  { store }: Pick<LoadContext, 'store'>,
): Head {
  const { t } = store.text
  return {
    title: place.level ? t(educationText.lessonsOfLevel, { level: t(levelNames[place.level]) }) : t(educationText.education),
    description: t(educationText.educationIntro),
    canonical: educationPath({ ...place, tag: undefined }),
    noindex: place.tag !== undefined,
  }
}
