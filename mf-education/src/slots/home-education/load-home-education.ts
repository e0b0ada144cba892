import { articleList } from 'calls/education'
import type { LoadContext } from 'shared-state/runtime'

const lessonsShown = 4

export async function loadHomeEducation(_props: object, { api, signal }: LoadContext) {
  const { items } = await api.call(articleList, { category: 'education', pageSize: lessonsShown }, { signal })
  return items
}
