import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { noticeOutcomeNames } from 'calls/legal-notice/notice-states'
import { noticeOutcomeWords } from 'calls/legal-notice/notice-words'
import { testStore } from 'shared-state/testing/render-part'
import { openRoute } from '../../testing/open-route.tsx'
import { legalNotice, newNotice } from '../../testing/sample-notice.ts'
import { loadNoticeLog, noticeLogHead } from './load-notice-log.ts'

const asked: object[] = []
const log = (items = [legalNotice(), newNotice({ code: 'n2', overdue: true })], total = items.length) => ({
  'exposure.legalnotices': (input: object) => {
    asked.push(input)
    return {
      items,
      total,
      pageIndex: 1,
      pageSize: 20,
      counts: noticeOutcomeNames.map((outcome, index) => ({
        outcome,
        name: noticeOutcomeWords[outcome].en,
        count: index,
      })),
      firms: [{ firm: 'Lumbung Futures', total: 7, withheld: 1, corrected: 2, rejected: 3, falseNotices: 1 }],
    }
  },
})
const list = () => screen.getByRole('region', { name: 'Legal notices' })

test('the log shows firm, broker, complaint, ground, outcome, reason and days of each notice', async () => {
  await openRoute('/en/exposure/legal-notices.html', log())
  const [decided] = within(list()).getAllByRole('article')
  for (const words of [
    'Rejected',
    'Defamation',
    'Lumbung Futures',
    'Pellworth Capital',
    'Withdrawal pending',
    'within 3 days',
    'bank confirms',
  ])
    expect(decided!.textContent).toContain(words)
  expect(within(decided!).getByRole('link', { name: 'Lumbung Futures' }).getAttribute('href')).toBe(
    '/en/exposure/legal-notices.html?notice=n1',
  )
})

test('an open notice shows no firm and when it is due, and says that it is overdue', async () => {
  await openRoute('/en/exposure/legal-notices.html', log())
  const [, open] = within(list()).getAllByRole('article')
  expect(open!.textContent).toContain('Named once a moderator has looked at the notice')
  for (const words of ['Due by 24 Nov 2026', 'Overdue']) expect(open!.textContent).toContain(words)
})

test('the name on a false notice is shown with reserve', async () => {
  await openRoute('/en/exposure/legal-notices.html', log([legalNotice({ state: 'false_notice' })]))
  expect(screen.getByRole('link', { name: 'In the name of Lumbung Futures' })).toBeTruthy()
})

test('the log has real addresses by outcome, firm and page, and counts the notices of each firm', async () => {
  await openRoute('/en/exposure/legal-notices.html?outcome=rejected', log(undefined, 45))
  const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkTo(/^Text withheld\s*4$/)).toBe('/en/exposure/legal-notices.html?outcome=withheld')
  expect(linkTo('Page 2 of 3')).toBe('/en/exposure/legal-notices.html?outcome=rejected&page=2')
  const firms = screen.getByRole('region', { name: 'Firms with the most notices' })
  expect(within(firms).getByRole('link').getAttribute('href')).toBe(
    '/en/exposure/legal-notices.html?firm=Lumbung+Futures',
  )
  expect(firms.textContent).toContain('7 in all: 1 withheld, 2 corrected, 3 rejected, 1 false')
  expect(asked.at(-1)).toEqual({ outcome: 'rejected', pageIndex: 1, pageSize: 20 })
})

test('a log without notices says so, and one without matches says that', async () => {
  const { 'exposure.legalnotices': answer } = log([], 0)
  const empty = (input: object) => ({ ...answer(input), counts: [], firms: [] })
  await openRoute('/en/exposure/legal-notices.html', { 'exposure.legalnotices': empty })
  expect(screen.getByRole('heading', { name: 'No legal notices yet' })).toBeTruthy()
  await openRoute('/en/exposure/legal-notices.html?firm=Nobody', { 'exposure.legalnotices': empty })
  expect(screen.getByRole('heading', { name: 'No notice matches' })).toBeTruthy()
})

test('one notice shows its facts, the moderator’s reason and its steps, newest first', async () => {
  const event = { actor: 'moderator' as const, lang: 'en', reason: '' }
  await openRoute('/en/exposure/legal-notices.html?notice=n1', {
    'exposure.legalnoticedetail': () => ({
      notice: legalNotice(),
      events: [
        {
          ...event,
          state: 'rejected',
          stateName: 'Rejected',
          reason: 'Given at this step.',
          at: '2026-11-13T08:00:00Z',
        },
        { ...event, state: 'received', stateName: 'Received', at: '2026-11-10T09:00:00Z' },
      ],
    }),
  })
  expect(screen.getByRole('region', { name: 'The moderator’s reason' }).textContent).toContain('bank confirms')
  expect(screen.getByRole('link', { name: 'Withdrawal pending' }).getAttribute('href')).toBe(
    '/en/exposure/withdrawal-pending-2047719.html',
  )
  const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
  expect(steps.map(step => /Rejected|Received/.exec(step.textContent)?.[0])).toEqual(['Rejected', 'Received'])
})

test.each(['nobody9', 'no%20code', ''])('the log has no page for the notice "%s"', async code => {
  const { at } = await openRoute(`/en/exposure/legal-notices.html?notice=${code}`, {})
  expect(at()).toBe('/en/404.html')
})

test('a filtered page of the log is not indexed, and a page of sample posts is marked', async () => {
  const headOf = async (search: string) => {
    const url = new URL(`/en/exposure/legal-notices.html${search}`, 'http://localhost')
    const store = testStore({ strings: {}, answers: { 'exposure.legalnotices': log()['exposure.legalnotices']({}) } })
    const context = {
      params: {},
      url,
      lang: 'en' as const,
      api: store.api,
      store,
      signal: new AbortController().signal,
    }
    return noticeLogHead(await loadNoticeLog(context), context)
  }
  expect(await headOf('')).toMatchObject({ canonical: '/exposure/legal-notices.html', noindex: false, sample: true })
  expect(await headOf('?firm=Any')).toMatchObject({ canonical: '/exposure/legal-notices.html', noindex: true })
})
