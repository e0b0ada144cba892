import { screen } from '@testing-library/react'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { survey } from '../../testing/sample-survey.ts'
import { BrokerSurveys } from './broker-surveys.tsx'
import { loadBrokerSurveys } from './load-broker-surveys.ts'

const strings = { ...uiEn, ...en }
const props = { traderCode: 'hw1' }

async function open(items: ReturnType<typeof survey>[]) {
  const list = { items, total: items.length, pageIndex: 1, pageSize: 2 }
  const store = testStore({ strings, answers: { 'survey.list': list } })
  const url = new URL('http://localhost/en/')
  const { signal } = new AbortController()
  const data = await loadBrokerSurveys(props, { params: {}, url, lang: 'en', api: store.api, store, signal })
  renderPart(<BrokerSurveys props={props} data={data} />, { strings })
}

test('the page of a broker shows the latest visits to its address and leads to all of them', async () => {
  await open([survey(), survey({ code: 's2', title: 'An earlier visit' })])
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /All surveys of this broker/ }).getAttribute('href')).toBe(
    '/en/survey.html?traderCode=hw1',
  )
})

test('the page of a broker without visits says nothing about visits', async () => {
  await open([])
  expect(document.body.textContent).toBe('')
})
