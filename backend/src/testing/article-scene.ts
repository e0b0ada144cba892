import { articleDesk, articleDraft, articleSave, articleWithdraw } from 'calls/article-desk'
import { startApi } from './api-under-test.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import { insertArticle } from './found-rows.ts'
import { addBroker, addTestUser } from './scene.ts'
import type { TestUser } from './scene.ts'

/** The text of an article as an editor writes it. */
export const articleText = {
  category: 'news' as const,
  title: { en: 'Gold rises after the rate decision', id: 'Emas naik setelah keputusan suku bunga' },
  summary: { en: 'What moved the price, in short.', id: 'Penyebab pergerakan harga, secara ringkas.' },
  body: {
    en: 'Gold rose by one per cent after the decision of the central bank.',
    id: 'Emas naik satu persen setelah keputusan bank sentral diumumkan kemarin.',
  },
}

/** A site with an editor, the topic `gold`, the broker `b1`, and the article `file1` that did not come from the desk. */
export async function startArticleDesk() {
  const site: ApiUnderTest = await startApi({ sample: false })
  const editor = await addTestUser(site, 'Editor', ['editor'])
  await addBroker(site.db, 'b1')
  await site.db.query(
    `INSERT INTO tags (area, code, name) VALUES ('article', 'gold', '{"en":"Gold","id":"Emas"}') ON CONFLICT DO NOTHING`,
  )
  await insertArticle(site.db, { code: 'file1', category: 'news', publishedAt: '2020-01-01T00:00:00Z' })
  const save = async (more: object = {}, by: TestUser = editor) =>
    (await by.visitor.call(articleSave, { ...articleText, ...more })).body
  const draft = async (code: string) => (await editor.visitor.call(articleDraft, { code })).body
  /** Changes an article from its present version. */
  const change = async (code: string, more: object = {}) =>
    save({ code, updatedAt: (await draft(code)).Data!.updatedAt, ...more })
  const withdraw = async (code: string) => (await editor.visitor.call(articleWithdraw, { code })).body
  const desk = async (more: object = {}) => (await editor.visitor.call(articleDesk, more)).body.Data!
  return { site, editor, save, draft, change, withdraw, desk }
}
export type ArticleScene = Awaited<ReturnType<typeof startArticleDesk>>
