import { expect, test } from '@jest/globals'
import { articleHtml } from './article-html.ts'

const quiz = `Text.

## Check what you learnt {#quiz}

### What is 2 & 2?

- [ ] Three
- [x] Four
- [ ] Five

Two and two.

Always.

### Which is <b>bold</b>?

- [x] This
- [ ] That
`

test('a quiz is read from the end of an article and is not part of its text', () => {
  const article = articleHtml(quiz)
  expect(article.quiz).toEqual([
    { question: 'What is 2 & 2?', options: ['Three', 'Four', 'Five'], answer: 1, explanation: 'Two and two. Always.' },
    { question: 'Which is <b>bold</b>?', options: ['This', 'That'], answer: 0, explanation: '' },
  ])
  expect([article.content.trim(), article.toc]).toEqual(['<p>Text.</p>', []])
})

test.each([
  ['no right answer', '- [ ] One\n- [ ] Two'],
  ['two right answers', '- [x] One\n- [x] Two'],
  ['one option', '- [x] One'],
  ['no options', 'Text.'],
  ['options that are not tasks', '- One\n- Two'],
])('a question with %s is left out of the quiz', (_, options) => {
  expect(articleHtml(`## Quiz {#quiz}\n\n### Which?\n\n${options}\n`).quiz).toEqual([])
})

test('an article without a heading of that anchor has no quiz', () => {
  expect(articleHtml('## Quiz\n\n### Which?\n\n- [x] One\n- [ ] Two\n').quiz).toEqual([])
})
