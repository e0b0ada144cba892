import { expect, test } from '@jest/globals'
import { articleHtml } from 'backend/education/article-html'

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

test.each([
  '## Page state\n',
  '## State {#page-state}\n',
  '<h2 id="page-state">State</h2>\n',
  '## App\n',
  '<h2 id="app">App</h2>\n',
  '<h2 id="_R_1_">x</h2>\n',
])('an author cannot give a heading an id of the surrounding page: %s', markdown => {
  const { content } = articleHtml(markdown)
  expect(idsIn(content)).toEqual([expect.stringMatching(/^part-/)])
})

test('links within an article point to its headings', () => {
  const { content, toc } = articleHtml('[see](#costs) <a href="#part-costs">again</a>\n\n## What it costs {#costs}\n')
  expect(toc).toEqual([{ id: 'part-costs', text: 'What it costs' }])
  expect([...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#part-costs', '#part-costs'])
  expect(idsIn(content)).toEqual(['part-costs'])
})

test('only headings of an article have an id', () => {
  expect(
    idsIn(
      articleHtml(
        '<p id="page-state">x</p><h3 id="app">x</h3><div id="app">x</div><a id="page-state" name="page-state">x</a>\n',
      ).content,
    ),
  ).toEqual([])
})
