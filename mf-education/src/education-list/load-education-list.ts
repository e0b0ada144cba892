import { articleKeyword, articleList } from 'shared-state/calls/education'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { levelNames } from '../articles/article-levels.ts'
import { educationText } from '../strings/keys.ts'
import { educationPath, readEducationPlace } from './education-place.ts'

/** Lessons on one page of the list (spec 9). */
const lessonsPerPage = 8
const mostReadShown = 5
/** All that the call gives: the chosen topic's name is looked up among them. */
const topicsKnown = 50

/** One page of the lessons, and those most read. */
export async function loadEducationList(context: LoadContext) {
  const { api, signal } = context
  const place = readEducationPlace(context)
  if (!place) throw notFound(context)
  const { level, tag, page } = place
  const [lessons, mostRead, topics] = await Promise.all([
    api.call(articleList, { category: 'education', level, tag, pageIndex: page, pageSize: lessonsPerPage }, { signal }),
    api.call(articleList, { category: 'education', order: 'hot', pageSize: mostReadShown }, { signal }),
    tag ? api.call(articleKeyword, { num: topicsKnown }, { signal }) : null,
  ])
  if (page > 1 && lessons.items.length === 0) throw notFound(context)
  const topic = topics?.items.find(known => known.keyword === tag)?.name ?? tag
  return { place, lessons, mostRead: mostRead.items, topic }
}

export function educationListHead(
  { place, lessons }: Awaited<ReturnType<typeof loadEducationList>>,
  { store }: Pick<LoadContext, 'store'>,
): Head {
  const { t } = store.text
  return {
    title: place.level ? t(educationText.lessonsOfLevel, { level: t(levelNames[place.level]) }) : t(educationText.education),
    description: t(educationText.educationIntro),
    canonical: educationPath({ ...place, tag: undefined }),
    noindex: place.tag !== undefined || isSampleOnly(lessons.items),
  }
}
