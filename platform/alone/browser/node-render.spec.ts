import { nobody } from '../src/switches.ts'
import { expect, test, type BuiltArea } from '../testing/test.ts'

/** Every declared address, rendered as on the site's server. */

/** The problem with a page's response, in words; undefined: none. */
async function problemOf({ node }: BuiltArea, address: string, as: string): Promise<string | undefined> {
  const answer = await node.renderPage(address, { as })
  if (answer.kind === 'redirect')
    return as === nobody && answer.location.includes(node.tests.login.path)
      ? undefined
      : `${address} leads to ${answer.location}`
  const { status, html, failures, head } = answer
  if (failures.length > 0)
    return `${address}: ${failures.map(({ area, stage, error }) => `${area} failed to ${stage}: ${(error as Error).stack}`).join('\n')}`
  if (status !== 200) return `${address} answers ${status}`
  if (html.split('<h1').length !== 2) return `${address} has ${html.split('<h1').length - 1} h1`
  if (head.title.startsWith(' · ')) return `${address} has no title`
  return html.includes('前端未翻译') ? `${address} has texts without translation` : undefined
}

/** Console output is a fault in Node too: it would fill the server's log. */
test.beforeEach(() => {
  said.length = 0
  for (const method of ['error', 'warn', 'info', 'log'] as const)
    console[method] = (...words: unknown[]) => void said.push(words.join(' '))
})
test.afterEach(() => {
  Object.assign(console, real)
  expect(said).toEqual([])
})
const said: string[] = []
const real = { error: console.error, warn: console.warn, info: console.info, log: console.log }

/** What a visitor who may see every page gets in English is rendered, and then hydrated, in pages.spec.ts. */
for (const [lang, visitor] of [
  ['en', 'nobody'],
  ['id', 'mayAll'],
  ['ar', 'mayAll'],
] as const)
  test(`every page renders in Node in ${lang} for ${visitor === 'nobody' ? 'an anonymous visitor' : 'one who may see it'}`, async ({
    area,
  }) => {
    const as = visitor === 'nobody' ? nobody : area.node.tests.mayAll
    const problems = []
    for (const { path } of area.pages.filter(({ again }) => !again))
      problems.push(await problemOf(area, `/${lang}${path}`, as))
    expect(problems).not.toHaveLength(0)
    expect(problems.filter(Boolean)).toEqual([])
  })

test('every other address renders in Node or redirects to one that does', async ({ area }) => {
  const { mayAll } = area.node.tests
  const problems = []
  for (const { path } of area.pages.filter(({ again }) => again)) {
    const first = await area.node.renderPage(`/en${path}`, { as: mayAll })
    problems.push(await problemOf(area, first.kind === 'redirect' ? first.location : `/en${path}`, mayAll))
  }
  expect(problems.filter(Boolean)).toEqual([])
})
