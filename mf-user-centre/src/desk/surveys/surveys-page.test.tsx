import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DeskSurvey } from 'calls/survey-desk'
import { openPage, Refused, rina, type Backend } from '../../testing/open-page.tsx'

const survey = (code: string, more: Partial<DeskSurvey> = {}): DeskSurvey => ({
  code,
  title: { en: `Visit ${code}`, id: `Kunjungan ${code}` },
  broker: { code: 'b1', name: 'Harrow Markets' },
  verdict: 'doubtful',
  date: '2026-10-12',
  publishedAt: '2026-11-28T08:30:00.000Z',
  state: 'published',
  editable: true,
  history: [{ action: 'write', nick: 'Editor', at: '2026-11-27T08:00:00.000Z' }],
  ...more,
})
const items = [survey('1'), survey('2', { editable: false, history: [] })]

async function openList(query = '', answers: Backend = {}) {
  const sent: object[] = []
  const { router } = await openPage(
    `/user/desk/surveys.html${query}`,
    {
      'survey.desk': input => {
        sent.push(input)
        return { items, total: items.length, pageIndex: 1, pageSize: 20 }
      },
      'survey.withdraw': input => {
        sent.push(input)
        return { done: true }
      },
      ...answers,
    },
    { ...rina, roles: ['editor'] },
  )
  return { sent, router }
}
const rowOf = (text: string) => screen.getAllByRole('listitem').find(row => row.textContent?.includes(text))!

test('the desk lists surveys with titles, broker, verdict, day of the visit and history, and links each to its form', async () => {
  await openList()
  const row = rowOf('Visit 1')
  for (const words of ['Published', 'Doubtful', 'Kunjungan 1', 'Harrow Markets (b1)', 'Visited on 12 Oct 2026'])
    expect(row.textContent).toContain(words)
  expect(row.textContent).toContain('Written by Editor, 27 Nov 2026, 08:00 UTC')
  const change = within(row).getByRole('link', { name: 'Change' })
  expect(change.getAttribute('href')).toBe('/en/user/desk/survey.html?code=1')
  expect(screen.getByRole('link', { name: 'New survey' }).getAttribute('href')).toBe('/en/user/desk/survey.html')
})

test('a survey from a file has no actions and says why', async () => {
  await openList()
  const row = rowOf('Visit 2')
  expect(row.textContent).toContain('From a file: cannot be changed here')
  expect([within(row).queryByRole('link'), within(row).queryByRole('button')]).toEqual([null, null])
})

test('the tabs choose the withdrawn surveys', async () => {
  const { sent } = await openList('?view=withdrawn')
  expect(sent[0]).toEqual({ view: 'withdrawn', pageIndex: 1, pageSize: 20 })
  const tab = screen.getByRole('link', { name: 'Published and scheduled' })
  expect(tab.getAttribute('href')).toBe('/en/user/desk/surveys.html')
})

test('a survey is withdrawn only after its editor has confirmed it, which needs no JavaScript', async () => {
  const { sent, router } = await openList('?saved=1')
  await userEvent.click(within(rowOf('Visit 1')).getByRole('link', { name: 'Withdraw Visit 1' }))
  const panel = await screen.findByRole('region', { name: 'Withdraw this survey?' })
  expect(router.state.location.search).toBe('?withdraw=1')
  expect(panel.textContent).toContain('Visit 1')
  expect(sent).not.toContainEqual({ code: '1' })
  const cancel = within(panel).getByRole('link', { name: 'Cancel' })
  expect(cancel.getAttribute('href')).toBe('/en/user/desk/surveys.html')
  await userEvent.click(within(panel).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The survey has been withdrawn.')).toBeTruthy()
  expect(sent).toContainEqual({ code: '1' })
})

test.each(['2', '9', 'a-b'])('nobody is asked whether to withdraw %s, which cannot be withdrawn here', async code => {
  await openList(`?withdraw=${code}`)
  expect(screen.queryByRole('region', { name: 'Withdraw this survey?' })).toBeNull()
})

test('a withdrawal that the server refuses shows its message', async () => {
  await openList('?withdraw=1', {
    'survey.withdraw': () => new Refused(403, { message: 'You belong to this broker.' }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect((await screen.findAllByText('You belong to this broker.')).length).toBeGreaterThan(0)
})

test('users without the role see who the desk is for', async () => {
  await openList('', { 'survey.desk': () => new Refused(403, { message: 'No permission.' }) })
  expect(screen.getByText('No permission.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'New survey' })).toBeNull()
})
