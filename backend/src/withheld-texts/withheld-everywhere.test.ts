import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { commentEdit, commentReply, exposureComment } from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import { exposureDetail, exposureSearch } from 'calls/exposure'
import * as cases from 'calls/exposure-cases'
import { exposureNoticeappeal } from 'calls/exposure-notices'
import { usercenterMessages } from 'calls/messages'
import { searchIndex } from 'calls/search'
import express from 'express'
import fc from 'fast-check'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { safeParse } from 'shared-state/schema'
import request from 'supertest'
import { exposureFeeds } from '../exposure/exposure-feeds.ts'
import { images } from '../image-files/images.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addNoticeScene, decideAs, publishedCase, receivedNotice } from '../testing/notice-scene.ts'
import type { NoticeScene } from '../testing/notice-scene.ts'
import { giveWordsBack, withholdWords } from './move-words.ts'

let site: ApiUnderTest
let scene: NoticeScene
beforeAll(async () => {
  site = await startApi({ sample: false, botCheckTries: 2 })
  scene = await addNoticeScene(site)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** Every word of a withheld text begins so, and no other text has such words. */
const MARK = 'zq'
let words = 0
const marked = (count: number) => Array.from({ length: count }, () => `${MARK}${(words += 1).toString(36)}x`).join(' ')
const urgent = { ground: 'court_order', reference: 'Court 12/2026' } as const

interface Written {
  code: string
  noticeCode: string
  commentId: string
  replyId: string
  imageId: string
  said: string[]
}

/** A case in mediation with notes, comments that quote it and one that does not, and a notice about it. */
async function wholeCase(size: number): Promise<Written> {
  const { author, staff, stranger, moderator } = scene
  const said = [`Withdrawal ${marked(4)}`, `${marked(size)}\n${marked(12)}`, marked(8), marked(7), marked(9)]
  const [title, content, demand, answer, more] = said as [string, string, string, string, string]
  const code = await publishedCase(scene, { title, content })
  const [image] = (await site.visitor().call(exposureDetail, { code })).body.Data!.exposure.images
  await author.visitor.call(cases.exposureAdd, { code, demand })
  await moderator.visitor.call(cases.exposureReview, { code, decision: 'accept' })
  await staff.visitor.call(cases.exposureBrokerreply, { code, content: answer })
  await author.visitor.call(cases.exposureAppend, { code, content: more })
  const quote = content.split(/\s/).slice(2, 9).join(', ').toUpperCase()
  const comment = (text: string) => stranger.visitor.call(exposureComment, { code, content: text })
  await comment('The same has happened to me with this broker.')
  const { commentId, version } = (await comment(`You say: ${quote}. Me too.`)).body.Data!.comment
  await stranger.visitor.call(commentEdit, { commentId, version, content: `Again: ${quote}! So it is.` })
  const replyId = (await staff.visitor.call(commentReply, { commentId, content: `We read ${title} and ${quote}.` }))
    .body.Data!.comment.commentId
  const notice = await receivedNotice(site, code, { email: `${code}@law.example`, ...urgent })
  return { code, noticeCode: notice.code, commentId, replyId, imageId: image!.imageId, said }
}

/** What a caller could send: every public call with every field it has a value for, together and one by one. */
function inputsOf(call: CallDeclaration, { code, noticeCode, commentId, said }: Written): object[] {
  const known: Record<string, unknown[]> = {
    code: [code, noticeCode],
    traderCode: [scene.traderCode],
    codes: [[scene.traderCode]],
    targetType: ['exposure'],
    targetCode: [code],
    commentId: [commentId],
    commentIds: [[commentId]],
    userId: [scene.author.userId, scene.stranger.userId],
    keyword: [said[0]!.split(' ')[1], said[1]!.split(' ')[3], said[2]!.split(' ').slice(0, 3).join(' '), 'broker1'],
    type: ['exposure', 'exposures', 'score', '1'],
    kind: ['exposure'],
    lang: ['en', 'id'],
    metric: ['exposures'],
    route: ['en'],
    country: ['us'],
    path: ['index'],
    date: [new Date().toISOString().slice(0, 10)],
  }
  const fields = Object.keys((call.input as unknown as { def: { shape?: object } }).def.shape ?? {}).filter(
    field => field in known,
  )
  const single = fields.flatMap(field => known[field]!.map(value => ({ [field]: value })))
  const together = Object.fromEntries(fields.map(field => [field, known[field]![0]]))
  const withKeywords = fields.includes('keyword') ? known.keyword!.map(keyword => ({ ...together, keyword })) : []
  const subject = { targetType: 'exposure', targetCode: code }
  return [{}, together, subject, ...single, ...withKeywords].filter(input => safeParse(call.input, input).success)
}

/** Every call that anyone may send and that writes nothing. */
const publicCalls = allCalls.filter(
  ({ scope, who, method, repeat }) =>
    (scope === 'public' || scope === 'read') && who.includes('any') && (method === 'GET' || repeat === 'reads'),
)

interface Question {
  call: CallDeclaration
  input: object
  lang: 'en' | 'id'
}
const nameOf = ({ call, input, lang }: Question) => `${lang} ${call.name} ${JSON.stringify(input)}`

async function ask({ call, input, lang }: Question): Promise<string> {
  const caller = { user: null, sessionId: null, authorised: false, lang, country: '', ip: '203.0.113.9' }
  return JSON.stringify((await site.api.invoke({ call, input, caller })).body)
}

/** Feeds and pictures, which are no calls; a picture that is shown counts as the title. */
async function askFiles({ code, imageId, said }: Written): Promise<[string, string][]> {
  const files = express()
    .use(exposureFeeds({ db: site.db, origin: 'https://site.example', isLocal: true }))
    .use(images(site.db, async () => ({ user: null }) as never))
  const paths = [
    '/en/feeds/exposure.xml',
    '/id/feeds/exposure.xml',
    `/en/feeds/exposure/${code}.xml`,
    `/images/${imageId}.webp`,
  ]
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => {
      const { status, body, text } = await request(files).get(path)
      if (path.endsWith('.webp')) return [path, status === 200 ? said[0]! : '']
      return [path, text ?? Buffer.from(body as unknown as Buffer).toString()]
    }),
  )
}

const marksIn = (text: string): string[] => text.toLowerCase().match(/zq\w*/g) ?? []
/** Returns whether an answer shows more of the case than its question has said. Other tests publish cases that stay public. */
const showing = ({ said }: Written) => {
  const own = new Set(marksIn(said.join(' ')))
  return ([question, answer]: [string, string]) => {
    const asked = new Set(marksIn(question))
    return marksIn(answer).some(mark => own.has(mark) && !asked.has(mark))
  }
}

/** Caches are dropped by a message of the database, which this process hears a moment after the decision was answered. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await isSo());) if (Date.now() > end) throw new Error('waited too long')
}

test('whatever is asked, a withheld text is in no public answer and its words find nothing; all other answers stay as they were', async () => {
  const written = await wholeCase(40)
  const shows = showing(written)
  const questions = publicCalls.flatMap(call =>
    inputsOf(call, written).map((input): Question => ({ call, input, lang: 'en' })),
  )
  const answersTo = (asked: readonly Question[]) =>
    Promise.all(asked.map(async (question): Promise<[string, string]> => [nameOf(question), await ask(question)]))
  const before = new Map(await answersTo(questions))
  const found = questions.filter(question => shows([nameOf(question), before.get(nameOf(question))!]))
  const inIndonesian = found.map(question => ({ ...question, lang: 'id' as const }))
  const shown = [
    ...found.map(nameOf),
    ...[...(await answersTo(inIndonesian)), ...(await askFiles(written))].filter(shows).map(([name]) => name),
  ]
  for (const name of [
    'home.data',
    'exposure.detail',
    'exposure.search',
    'search.index',
    'postsfeed.list',
    'comment.list',
    'comment.detail',
    'id/feeds',
    '.webp',
  ])
    expect([name, shown.some(question => question.includes(name))]).toEqual([name, true])

  await decideAs(scene.moderator, written.noticeCode, 'withhold')
  await until(async () => !(await askFiles(written)).some(shows))
  const after = await answersTo([...questions, ...inIndonesian])
  expect(after.filter(shows).map(([name]) => name)).toEqual([])
  // Counts, findings, scores and everything else about the broker; not the time of the answer.
  const timeless = (answer: string) => answer.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now')
  const changed = questions.filter(
    (question, n) =>
      !found.includes(question) &&
      !question.call.perVisitor &&
      !question.call.name.includes('legalnotice') &&
      timeless(after[n]![1]) !== timeless(before.get(after[n]![0])!),
  )
  expect(changed.map(nameOf)).toEqual([])
})

const anyTitle = fc.string({ minLength: 10, maxLength: 60, unit: 'grapheme' })
const anyText = fc.string({ minLength: 50, maxLength: 400, unit: 'grapheme' })
/** Texts as any writer could have left them in the tables, in one language or with a translation. */
const anyPost = fc.record({
  lang: fc.constantFrom('en', 'id'),
  title: anyTitle,
  content: anyText,
  translated: fc.boolean(),
  note: anyText,
})

const tables = () =>
  site.db.query<{ row: unknown }>(
    `SELECT to_jsonb(e) - 'updated_at' AS row FROM exposures e WHERE code = 'any1'
     UNION ALL SELECT to_jsonb(v) FROM exposure_events v WHERE exposure_code = 'any1'
     UNION ALL SELECT to_jsonb(c) FROM comments c WHERE target_code = 'any1'`,
  )

test('any text leaves nothing behind in the tables that pages read, and comes back unchanged after an appeal', async () => {
  await fc.assert(
    fc.asyncProperty(anyPost, async ({ lang, title, content, translated, note }) => {
      const clean = (text: string) => `${text.replaceAll('\0', '').toWellFormed()} ${marked(6)}`
      const both = (text: string) =>
        JSON.stringify(translated ? { en: clean(text), id: clean(text) } : { [lang]: clean(text) })
      await site.db.query('DELETE FROM exposures WHERE code = $1', ['any1'])
      await site.db.query(
        `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state,
           published_at) VALUES ('any1', $1, $2, 'Broker', $3, 'scam', $4, $5::jsonb, $6::jsonb, 10, 'USD', '2026-01-02', 'published', now())`,
        [`${MARK}-slug`, scene.traderCode, scene.author.userId, lang, both(title), both(content)],
      )
      await site.db.query(
        `INSERT INTO exposure_events (exposure_code, action, to_state, actor, note) VALUES ('any1', 'append', 'published', 'author', $1::jsonb)`,
        [both(note)],
      )
      const before = await tables()
      await site.db.transaction(queries => withholdWords(queries, 'any1'))
      expect(JSON.stringify(await tables())).not.toContain(MARK)
      await site.db.transaction(queries => withholdWords(queries, 'any1'))
      await site.db.transaction(queries => giveWordsBack(queries, 'any1'))
      expect(await tables()).toEqual(before)
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 3) },
  )
})

describe('cases', () => {
  let written: Written
  const later = 'We have asked our bank once more.'
  const noticesOf = async (by: NoticeScene['author']) =>
    (await by.visitor.call(usercenterMessages, { pageSize: 50 })).body.Data!.items.filter(({ url }) =>
      url?.includes(written.code),
    )
  const own = async (by: NoticeScene['author']) =>
    (await by.visitor.call(cases.exposureOwn, { code: written.code })).body.Data!
  beforeAll(async () => {
    written = await wholeCase(30)
    if (!JSON.stringify(await noticesOf(scene.staff)).includes(MARK)) throw new Error('no notice quotes the case')
    await decideAs(scene.moderator, written.noticeCode, 'withhold')
    await scene.staff.visitor.call(cases.exposureBrokerreply, { code: written.code, content: later })
  })

  test('a withheld case is seen in full by its author and moderators', async () => {
    const { said } = written
    for (const person of [scene.author, scene.moderator]) {
      const { exposure, events } = await own(person)
      expect([exposure.title, exposure.content, exposure.images.length]).toEqual([said[0], said[1], 1])
      expect(events.map(({ note }) => note)).toEqual([later, said[4], said[3], '', said[2], '', ''])
    }
  })

  test('a withheld case shows the broker’s staff the notes of the timeline, and not the post', async () => {
    const { said } = written
    const { exposure, events } = await own(scene.staff)
    expect([exposure.title, exposure.images]).toEqual(['Text withheld after a legal notice', []])
    expect(events.map(({ note }) => note)).toEqual([later, said[4], said[3], '', said[2], '', ''])
    expect(events.flatMap(event => event.images)).toEqual([])
  })

  test('a withheld case shows readers its state, amount and steps without words, also those that follow', async () => {
    const { exposure, events } = (await site.visitor().call(exposureDetail, { code: written.code })).body.Data!
    expect([exposure.state, exposure.amount.amount, exposure.slug]).toEqual(['awaiting_author', 1250.5, 'case'])
    expect(events.map(({ action, note }) => [action, note])).toEqual(
      ['reply', 'append', 'reply', 'accept', 'add', 'approve', 'publish'].map(action => [action, '']),
    )
    expect(JSON.stringify(await own(scene.stranger))).not.toContain(MARK)
  })

  test('a withheld case is quoted in no notice on the site but the author’s own', async () => {
    for (const person of [scene.staff, scene.stranger])
      expect(JSON.stringify(await noticesOf(person))).not.toContain(MARK)
    const ofAuthor = await noticesOf(scene.author)
    expect(JSON.stringify(ofAuthor)).toContain(MARK)
    const aboutSteps = ofAuthor.filter(({ title }) => !title.includes('commented'))
    expect(aboutSteps[0]?.title).toContain('replied to your complaint')
    expect(JSON.stringify(ofAuthor)).not.toContain(later)
    expect(ofAuthor.every(({ url }) => url?.includes(`/case-${written.code}.html`))).toBe(true)
  })

  test('takes no comment, reply or edit that repeats five of its words in a row', async () => {
    const { code, said } = written
    const comment = (content: string) => scene.stranger.visitor.call(exposureComment, { code, content })
    const { commentId, version } = (await comment('They have not paid me either, since May.')).body.Data!.comment
    const quote = `It said ${said[1]!.split(' ').slice(0, 5).join('-')} there.`
    for (const answer of [
      await comment(quote),
      await scene.author.visitor.call(commentReply, { commentId, content: quote }),
      await scene.stranger.visitor.call(commentEdit, { commentId, version, content: quote }),
    ])
      expect([answer.body.ErrorCode, answer.body.errors?.[0]]).toEqual([
        1004,
        {
          field: 'content',
          message: 'This repeats words that are not shown because of a legal notice. Leave them out.',
        },
      ])
  })
})

test('a text that two notices withhold comes back when the last of them ends, with the comments that were cut', async () => {
  const { code, noticeCode, said, commentId } = await wholeCase(30)
  const second = await receivedNotice(site, code, { email: 'second@law.example', ...urgent })
  const commentNow = async () =>
    (await site.visitor().call(commentList, { targetType: 'exposure', targetCode: code })).body.Data!.items.find(
      one => one.commentId === commentId,
    )?.content
  const before = await commentNow()
  for (const one of [noticeCode, second.code]) await decideAs(scene.moderator, one, 'withhold')
  expect(await commentNow()).toBe('Again: […]! So it is.')
  for (const one of [noticeCode, second.code]) {
    expect((await site.visitor().call(exposureDetail, { code })).body.Data?.exposure.title).not.toBe(said[0])
    await scene.author.visitor.call(exposureNoticeappeal, { code: one, content: 'The court has lifted its order.' })
    await decideAs(scene.other, one, 'restore')
  }
  const { exposure, events } = (await site.visitor().call(exposureDetail, { code })).body.Data!
  expect([exposure.title, exposure.content, exposure.images.length, events[0]?.note]).toEqual([
    said[0],
    said[1],
    1,
    said[4],
  ])
  expect(await commentNow()).toBe(before)
  for (const call of [exposureSearch, searchIndex]) {
    const { body } = await site.visitor().call(call as typeof exposureSearch, { keyword: said[0]!.split(' ')[2]! })
    expect(JSON.stringify(body.Data)).toContain(code)
  }
})
