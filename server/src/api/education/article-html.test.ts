import { expect, test } from '@jest/globals'
import { articleHtml } from './article-html.ts'

test('headings of the second level get anchors, also when two say the same', () => {
  const { content, toc } = articleHtml('## Margin & stop-out\n\ntext\n\n## Margin & stop-out\n')
  expect(toc).toEqual([
    { id: 'margin-stop-out', text: 'Margin & stop-out' },
    { id: 'margin-stop-out-2', text: 'Margin & stop-out' },
  ])
  expect(content).toContain('<h2 id="margin-stop-out">Margin &amp; stop-out</h2>')
})

test('tables and lists stay; scripts, styles, handlers, frames and strange addresses go', () => {
  const { content } = articleHtml(
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n1. one\n\n<script>alert(1)</script><p onclick="x()" style="color:red">hi</p><iframe src="https://x.example"></iframe>\n\n[go](javascript:alert(1))',
  )
  expect(content).toContain('<td>1</td>')
  expect(content).toContain('<li>one</li>')
  expect(content).not.toMatch(/script|onclick|style|iframe/)
})

test('a page has one first heading, so none comes from the text', () => {
  expect(articleHtml('# Title').content).toBe('<h3>Title</h3>\n')
})
