import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { withheldContent, withheldTitle } from 'calls/legal-notice/notice-words'
import { refusal } from 'shared-state/testing/open-address'
import { openCase } from '../../testing/open-case.tsx'
import { exposure } from '../../testing/sample-exposure.ts'
import { legalNotice, newNotice } from '../../testing/sample-notice.ts'

const withheld = legalNotice({
  code: 'n9',
  state: 'withheld',
  reason: { text: 'The court has forbidden it.', lang: 'en' },
})
const noticesAre = (...items: object[]) => ({
  'exposure.legalnotices': () => ({ items, total: items.length, pageIndex: 1, pageSize: 50, counts: [], firms: [] }),
})
const hidden = exposure({
  state: 'in_mediation',
  title: withheldTitle.en,
  content: withheldContent.en,
  images: [],
  slug: 'case',
})
const why = 'Who asked for this, and why a moderator agreed'

test('every public case ends with the way to send a legal notice about it', async () => {
  const one = exposure({ state: 'published' })
  await openCase({ exposure: one })
  expect(screen.getByRole('link', { name: /Firms can send a legal notice/ }).getAttribute('href')).toBe(
    `/en/exposure/legal-notice.html?code=${one.code}`,
  )
  expect(screen.queryByRole('region', { name: 'Legal notices about this complaint' })).toBeNull()
})

test('a withheld case says so under its title, leads to the notice and still shows its state and amount', async () => {
  await openCase({ exposure: hidden, answers: noticesAre(withheld) })
  screen.getByRole('heading', { level: 1, name: 'Text withheld after a legal notice' })
  expect(screen.getByRole('link', { name: why }).getAttribute('href')).toBe('/en/exposure/legal-notices.html?notice=n9')
  expect(screen.queryByText(/Other readers do not see/)).toBeNull()
  const main = document.body.textContent
  for (const words of ['In mediation', '$4,200', withheldContent.en]) expect(main).toContain(words)
})

test('the author of a withheld case sees the text, reads that others do not, and can answer the notice', async () => {
  const own = exposure({ state: 'in_mediation' })
  await openCase({
    exposure: { ...own, user: { ...own.user, userId: 'u1' } },
    actions: () => ['append'],
    answers: noticesAre(withheld, newNotice()),
  })
  screen.getByText(/Other readers do not see the text/)
  const notices = within(screen.getByRole('region', { name: 'Legal notices about this complaint' }))
  expect(notices.getAllByRole('link', { name: 'Read and answer' }).map(link => link.getAttribute('href'))).toEqual([
    '/en/exposure/notice-answer.html?notice=n9',
  ])
})

test('a reader is not led to the author’s page of a notice, and a rejected notice withholds nothing', async () => {
  await openCase({ exposure: exposure({ state: 'published' }), answers: noticesAre(legalNotice()) })
  screen.getByRole('region', { name: 'Legal notices about this complaint' })
  expect(screen.queryByRole('link', { name: 'Read and answer' })).toBeNull()
  expect(screen.queryByRole('link', { name: why })).toBeNull()
})

test('a case is readable if its legal notices do not load', async () => {
  await openCase({
    exposure: exposure({ state: 'published' }),
    answers: { 'exposure.legalnotices': () => refusal(500, 5000) },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Withdrawal of $4,200 pending' })).toBeTruthy()
})
