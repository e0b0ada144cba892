import { findExpressions } from './find-expressions.ts'

const textsIn = (code: string) =>
  findExpressions('x.ts', code).expressions.map(({ line, source, flags }) => `${line} /${source}/${flags}`)

test('regular expression literals are found anywhere in the code, and divisions are not mistaken for them', () => {
  expect(
    textsIn(`const a = /a+/gi
'x'.split(/,\\s*/) // 1 / 2 /
const b = \`\${/[/]b/.test('/c/')}\`
export const d = 4 / 2 / 1`),
  ).toEqual(['1 /a+/gi', '2 /,\\s*/', '3 /[/]b/'])
})

test('a regular expression composed of constants is found with all its parts', () => {
  expect(
    textsIn(`const word = '[a-z]+'
const rest = /\\d/
new RegExp('x*')
RegExp(\`^\${word}(-\${word})?$\`, 'u')
new RegExp(word + rest.source)`),
  ).toEqual(['2 /\\d/', '3 /x*/', '4 /^[a-z]+(-[a-z]+)?$/u', '5 /[a-z]+\\d/'])
})

test.each([
  '(words: string) => new RegExp(`(${words})*`)',
  'let words = "a"; new RegExp(words)',
  'for (const words of all) RegExp(words)',
  'new globalThis.RegExp(words)',
  "new RegExp('a', flagsOf(words))",
])('the expression in %s is reported as composed at run time', code => {
  const { expressions, composed } = findExpressions('x.ts', code)
  expect([expressions, composed.length]).toEqual([[], 1])
})

test('paths passed to a router are found', () => {
  const code = "Router().get('/pin/:token', answer).use(['/a', '/b'], answer)\nmap.get('/c')"
  expect(
    findExpressions('x.ts', `import { Router } from 'express'\n${code}`)
      .routes.map(({ path }) => path)
      .sort(),
  ).toEqual(['/a', '/b', '/pin/:token'])
  expect(findExpressions('x.ts', code).routes).toEqual([])
})
