import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { exposure } from '../../testing/sample-exposure.ts'
import { HomeExposures } from './home-exposures.tsx'
import { loadHomeExposures } from './load-home-exposures.ts'

const strings = { ...uiWords, ...en }

async function open(items: ReturnType<typeof exposure>[], resolved: ReturnType<typeof exposure>[]) {
  const store = testStore({
    strings,
    answers: {
      'exposure.new': { items },
      'exposure.revelation': { items: resolved, total: 1, counts: [], pageIndex: 1, pageSize: 1 },
    },
  })
  const url = new URL('http://localhost/en/')
  const signal = new AbortController().signal
  const data = await loadHomeExposures({}, { params: {}, url, lang: 'en', api: store.api, store, signal })
  renderPart(<HomeExposures data={data} />, { strings })
}
const titles = () => screen.getAllByRole('article').map(row => row.querySelector('h3')!.textContent)

test('home shows the newest complaints and, after them, the last one that was resolved', async () => {
  await open(
    [exposure({ code: 'n1', title: 'Newest' })],
    [exposure({ code: 'r1', title: 'Settled', state: 'resolved', updatedAt: '2025-03-04T00:00:00Z' })],
  )
  expect(titles()).toEqual(['Newest', 'Settled'])
  expect(document.body.textContent).toContain('Last resolved')
  expect(document.body.textContent).toContain('changed 4 Mar 2025')
})

test.each([
  ['that is among the newest', [exposure({ state: 'resolved' })]],
  ['if there is none', []],
])('home shows no resolved complaint %s', async (_when, resolved) => {
  await open([exposure()], resolved)
  expect(titles()).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Last resolved')
})
