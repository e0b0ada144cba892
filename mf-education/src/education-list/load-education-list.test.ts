import { expect, test } from '@jest/globals'
import { testStore } from 'shared-state/testing/render-part'
import { loadEducationList } from './load-education-list.ts'

async function topicOf(query: string, tagName: string | null) {
  const empty = { items: [], total: 0, pageIndex: 1, pageSize: 8 }
  const store = testStore({
    answers: {
      'article.list': { ...empty, tagName },
      'article.queryfxlongtailartlist': empty,
      'learning.paths': { items: [] },
    },
  })
  const url = new URL(`http://localhost/en/education${query}`)
  return (
    await loadEducationList({
      params: {},
      url,
      lang: 'en',
      api: store.api,
      store,
      signal: new AbortController().signal,
    })
  ).topic
}

test('a lesson topic is shown by its name; an unknown topic is shown as requested', async () => {
  expect(await topicOf('?tag=pip-value', 'Pip value')).toBe('Pip value')
  expect(await topicOf('?tag=nothing', null)).toBe('nothing')
  expect(await topicOf('', null)).toBeUndefined()
})
