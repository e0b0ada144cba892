import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { articleDesk, articlePreview } from 'calls/article-desk'
import { articleComment } from 'calls/comment-writing'
import { articleList, newsDetail } from 'calls/education'
import { usercenterAccountexport } from 'calls/account-data'
import { START_MS } from '../testing/api-under-test.ts'
import { articleText, startArticleDesk } from '../testing/article-scene.ts'
import type { ArticleScene } from '../testing/article-scene.ts'
import { changesDuring } from '../testing/hear-changes.ts'
import { addTestUser } from '../testing/scene.ts'

let scene: ArticleScene
beforeAll(async () => {
  scene = await startArticleDesk()
}, START_MS)
afterAll(() => scene.site.close())
afterEach(() => expect(scene.site.errors).toEqual([]))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const listed = async (category: 'news' | 'education' = 'news') =>
  (await scene.site.visitor().call(articleList, { category })).body.Data!.items.map(({ code }) => code)
const detail = async (code: string) => (await scene.site.visitor().call(newsDetail, { code })).body
const changesOf = (work: () => Promise<unknown>) => changesDuring(scene.site.db, work)

test('an article that an editor writes is published at once, and the desk lists it with its editor', async () => {
  const { site, save, desk } = scene
  const { Data } = await save({
    category: 'education',
    level: 'beginner',
    tags: ['gold', 'gold'],
    traderCodes: ['b1'],
    publishedAt: '2020-01-01T00:00:00.000Z',
  })
  const { code, slug, publishedAt } = Data!
  expect([code, slug]).toEqual([expect.stringMatching(/^72\d{8}$/), 'gold-rises-after-the-rate'])
  expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(await listed('education')).toEqual([code])
  const { article } = (await detail(code)).Data!
  expect(article).toMatchObject({
    title: articleText.title.en,
    level: 'beginner',
    author: 'Brokerlens',
    tags: ['Gold'],
    traderCodes: ['b1'],
    readMinutes: 1,
    generated: false,
    updatedAt: publishedAt,
  })
  const { items, topics } = await desk({ category: 'education' })
  expect(items).toEqual([
    {
      code,
      category: 'education',
      level: 'beginner',
      title: articleText.title,
      publishedAt,
      state: 'published',
      editable: true,
      history: [{ action: 'write', nick: 'Editor', at: expect.stringMatching(/Z$/) }],
    },
  ])
  expect(topics).toContainEqual({ code: 'gold', name: 'Gold' })
  const next = (await save()).Data!
  expect(Number(next.code)).toBe(Number(code) + 1)
  expect(await site.db.one('SELECT path_place FROM articles WHERE code = $1', [code])).toEqual({ path_place: null })
})

test('a scheduled article is hidden until its time, and its time, title and slug can be changed until then', async () => {
  const { save, change, desk } = scene
  const { code } = (await save({ publishedAt: inDays(2) })).Data!
  expect([(await detail(code)).ErrorCode, (await listed()).includes(code)]).toEqual([3001, false])
  const time = inDays(3)
  const moved = await change(code, { publishedAt: time, title: { ...articleText.title, en: 'Gold falls' } })
  expect(moved.Data).toMatchObject({ code, slug: 'gold-falls', publishedAt: time })
  expect((await desk()).items.find(item => item.code === code)).toMatchObject({ state: 'scheduled', publishedAt: time })
  await change(code)
  expect((await detail(code)).Data!.article.title).toBe(articleText.title.en)
})

test('a change of a published article is shown at once and keeps its code, slug and date', async () => {
  const { save, change, desk } = scene
  const { code, slug, publishedAt } = (await save()).Data!
  expect((await detail(code)).Data!.article.title).toBe(articleText.title.en)
  const other = { ...articleText.title, en: 'Gold falls after the decision' }
  const changed = (await change(code, { title: other, publishedAt: inDays(5) })).Data!
  expect(changed).toMatchObject({ code, slug, publishedAt })
  const { article } = (await detail(code)).Data!
  expect([article.title, article.slug, article.publishedAt]).toEqual([other.en, slug, publishedAt])
  expect(article.updatedAt > publishedAt).toBe(true)
  const { history } = (await desk()).items.find(item => item.code === code)!
  expect(history.map(({ action }) => action)).toEqual(['write', 'change'])
})

test('of several editors who opened the same version, one saves it and the others are refused', async () => {
  const { site, save, draft, desk } = scene
  const { code, updatedAt } = (await save({ publishedAt: inDays(1) })).Data!
  expect((await draft(code)).Data!.updatedAt).toBe(updatedAt)
  const second = await addTestUser(site, 'Second', ['editor'])
  second.visitor.lang = 'id'
  const body = (word: string) => ({ ...articleText.body, en: `${word} ${articleText.body.en}` })
  const words = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
  const answers = await Promise.all(words.map(word => save({ code, updatedAt, body: body(word) }, second)))
  expect(answers.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, ...Array(5).fill(3101)])
  const at = answers.findIndex(({ succeed }) => succeed)
  expect(answers[(at + 1) % words.length]!.message).toMatch(/^Artikel ini sudah diubah oleh orang lain\./)
  expect((await draft(code)).Data!.body.en).toMatch(words[at]!)
  expect((await desk()).items.find(item => item.code === code)!.history).toHaveLength(2)
  expect((await save({ code })).errors).toEqual([{ field: 'updatedAt', message: 'Please fill in this field.' }])
})

test('a withdrawn article is gone for readers, and its text and comments are kept', async () => {
  const { site, editor, save, withdraw, desk, draft } = scene
  const { code } = (await save()).Data!
  await editor.visitor.call(articleComment, { code, content: 'That helped me a lot.' })
  await detail(code)
  const withdrawn = async (category: 'news' | 'industry') => await desk({ view: 'withdrawn', category })
  const before = (await withdrawn('news')).total
  for (let time = 0; time < 2; time += 1) expect((await withdraw(code)).Data).toEqual({ done: true })
  expect((await listed()).includes(code)).toBe(false)
  expect([(await detail(code)).ErrorCode, (await draft(code)).ErrorCode]).toEqual([3001, 3001])
  expect((await desk()).items.some(item => item.code === code)).toBe(false)
  const { items, total } = await withdrawn('news')
  expect([total, (await withdrawn('industry')).total]).toEqual([before + 1, 0])
  expect(items[0]).toMatchObject({ code, title: articleText.title, state: 'withdrawn', editable: false })
  expect(items[0]!.history.map(({ action }) => action)).toEqual(['write', 'withdraw'])
  const kept = await site.db.query('SELECT content FROM article_history WHERE article_code = $1', [code])
  expect(kept.at(-1)).toMatchObject({ content: { body: articleText.body, slug: 'gold-rises-after-the-rate' } })
  const comments = 'SELECT FROM comments WHERE target_type = $1 AND target_code = $2'
  expect(await site.db.query(comments, ['article', code])).toHaveLength(1)
})

test('stored pages with an article and with lists of articles are dropped when it is written, changed and withdrawn', async () => {
  const { save, change, withdraw } = scene
  let code = ''
  const written = await changesOf(async () => (code = (await save()).Data!.code))
  const changes = [written, await changesOf(() => change(code)), await changesOf(() => withdraw(code))]
  expect(changes).toEqual(Array(3).fill([`articles article:${code}`]))
})

test('an article from a file is listed, but cannot be opened, changed or withdrawn', async () => {
  const { save, draft, withdraw, desk } = scene
  const item = (await desk({ category: 'news' })).items.find(({ code }) => code === 'file1')
  expect(item).toMatchObject({ state: 'published', editable: false, history: [] })
  const answers = [
    await draft('file1'),
    await save({ code: 'file1', updatedAt: '2020-01-01T00:00:00.000Z' }),
    await withdraw('file1'),
  ]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([3101, 3101, 3101])
  expect(answers[0]!.message).toBe('This article comes from a file. It cannot be changed here.')
  expect((await detail('file1')).succeed).toBe(true)
})

test('an unknown article cannot be opened, changed or withdrawn', async () => {
  const { save, draft, withdraw } = scene
  const answers = [await draft('99'), await save({ code: '99', updatedAt: inDays(0) }), await withdraw('99')]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([3001, 3001, 3001])
})

test('a script in the text is neither in the preview nor on the page', async () => {
  const { editor, save } = scene
  const evil = `${articleText.body.en}\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[here](javascript:alert(1))\n`
  const quiz = '\n## Test {#quiz}\n\n### One?\n\n- [x] Yes\n- [ ] No\n'
  const preview = await editor.visitor.call(articlePreview, { body: evil + quiz, lang: 'id' })
  expect(preview.body.Data).toMatchObject({ content: expect.stringMatching(/^<p>Gold rose/), quiz: 1 })
  const { code } = (await save({ body: { en: evil, id: evil } })).Data!
  for (const content of [preview.body.Data!.content, (await detail(code)).Data!.article.content])
    expect(content).not.toMatch(/script|onerror|alert\(1\)"/)
})

test('a preview is not stored', async () => {
  const count = () => scene.site.db.one('SELECT count(*)::integer AS all FROM articles')
  const before = await count()
  await scene.editor.visitor.call(articlePreview, { body: 'A *text*.', lang: 'en' })
  expect(await count()).toEqual(before)
})

test('visitors and users without a role are refused; editors, moderators and ops are not', async () => {
  const { site } = scene
  expect((await site.visitor().call(articleDesk, {})).body.ErrorCode).toBe(2001)
  const answers = []
  for (const roles of [[], ['editor'], ['moderator'], ['ops']]) {
    const { visitor } = await addTestUser(site, `Role${roles.join('')}`, roles)
    const { status, body } = await visitor.call(articleDesk, {})
    const saved = await scene.save({}, { userId: '', visitor })
    answers.push([status, body.ErrorCode, saved.ErrorCode])
  }
  expect(answers).toEqual([[403, 2003, 2003], ...Array(3).fill([200, 0, 0])])
})

test('what an editor wrote is in the export of the account', async () => {
  const { visitor } = await addTestUser(scene.site, 'Leaving', ['editor'])
  const { code } = (await scene.save({}, { userId: '', visitor })).Data!
  const { data } = (await visitor.call(usercenterAccountexport, {})).body.Data!
  expect(data['editedArticles']).toMatchObject([{ article_code: code, action: 'write', content: articleText }])
})
