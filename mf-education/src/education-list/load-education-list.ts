import { articleKeyword, articleList } from 'shared-state/calls/education'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { readEducationPlace } from './education-place.ts'

/** Lessons on one page of the list (spec 9). */
const lessonsPerPage = 8
const topicsShown = 16

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
