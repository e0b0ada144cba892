import { expect, test } from '@jest/globals'
import { articleHtml } from './article-html.ts'

test('second-level headings of an article get unique anchors', () => {
  const { content, toc } = articleHtml('## Margin & stop-out\n\ntext\n\n## Margin & stop-out\n')
  expect(toc).toEqual([
    { id: 'part-margin-stop-out', text: 'Margin & stop-out' },
    { id: 'part-margin-stop-out-2', text: 'Margin & stop-out' },
  ])
  expect(content).toContain('<h2 id="part-margin-stop-out">Margin &amp; stop-out</h2>')
})

test('a heading of an article can name its anchor', () => {
  const { content, toc } = articleHtml('## How a **score** is made {#score}\n')
  expect(toc).toEqual([{ id: 'part-score', text: 'How a score is made' }])
  expect(content).toBe('<h2 id="part-score">How a <strong>score</strong> is made</h2>\n')
  expect(articleHtml('## Curly {#No!} {x}\n').toc).toEqual([{ id: 'part-curly-no-x', text: 'Curly {#No!} {x}' }])
})

test('article HTML keeps tables and lists, and drops scripts, styles, event handlers, frames and unsafe links', () => {
  const { content } = articleHtml(
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n1. one\n\n<script>alert(1)</script><p onclick="x()" style="color:red">hi</p><iframe src="https://x.example"></iframe>\n\n[go](javascript:alert(1))',
  )
  expect(content).toContain('<td data-th="a">1</td>')
  expect(content).toContain('<li>one</li>')
  expect(content).not.toMatch(/script|onclick|style|iframe/)
})

test('every cell of an article table carries its column heading', () => {
  const { content } = articleHtml('| Name | *Risk* & "more" |\n|---|--:|\n| `sid` | <b onclick="x()">high</b> |\n')
  expect(content).toContain('<thead><tr><th>Name</th><th align="right"><em>Risk</em> &amp; "more"</th></tr></thead>')
  expect(content).toContain(
    '<td data-th="Name"><code>sid</code></td><td data-th="Risk &amp; &quot;more&quot;" align="right"><b>high</b></td>',
  )
})

test('a first-level heading in an article becomes a third-level one', () => {
  expect(articleHtml('# Title').content).toBe('<h3>Title</h3>\n')
})
