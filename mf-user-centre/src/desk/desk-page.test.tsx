import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DeskItem } from 'calls/flash-desk'
import { openPage, Refused, type Backend } from '../testing/open-page.tsx'

const item = (id: string, state: DeskItem['state'], more: Partial<DeskItem> = {}): DeskItem => ({
  id,
  content: { en: `News ${id}`, id: `Berita ${id}` },
  important: false,
  tags: ['gold'],
  symbols: ['XAUUSD'],
  countryCode: null,
  source: 'Brokerlens',
  publishedAt: '2026-11-28T08:30:00.000Z',
  state,
  history: [{ action: 'write', nick: 'Editor', at: '2026-11-27T08:00:00.000Z' }],
  ...more,
})

async function openDesk(answers: Backend = {}, path = '/user/desk.html') {
  const sent: object[] = []
  const items = [item('2', 'scheduled'), item('1', 'published')]
  const topics = [
    { code: 'gold', name: 'Gold' },
    { code: 'oil', name: 'Oil' },
  ]
  await openPage(path, {
    'live7x24.desk': () => ({ items, total: items.length, pageIndex: 1, pageSize: 20, topics }),
    'live7x24.save': input => {
      sent.push(input)
      return { id: '3', publishedAt: '2026-11-27T09:00:00.000Z' }
    },
    'live7x24.withdraw': input => {
      sent.push(input)
      return { done: true }
    },
    ...answers,
  })
  return sent
}
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an editor writes a news flash in both languages, sees its preview and publishes it', async () => {
  const sent = await openDesk()
  await type('Text in English', 'Gold rises.')
  await type('Text in Indonesian', 'Emas naik.')
  expect(screen.getByText('Preview').parentElement!.textContent).toBe('PreviewGold rises.Emas naik.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gold' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Important' }))
  await type(/^Symbols/, 'xauusd, eurusd')
  await press('Publish')
  expect(await screen.findByText('The news flash has been saved.')).toBeTruthy()
  const content = { en: 'Gold rises.', id: 'Emas naik.' }
  expect(sent).toEqual([{ content, important: true, tags: ['gold'], symbols: ['XAUUSD', 'EURUSD'] }])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text in English').value).toBe('')
})

test('missing texts, symbols that are none and an invalid time are named at their fields, and nothing is sent', async () => {
  const sent = await openDesk()
  await type('Text in Indonesian', 'Emas naik.')
  await type(/^Symbols/, 'E!')
  await press('Publish')
  expect(await screen.findByText('Write 1 to 300 characters.')).toBeTruthy()
  expect(screen.getByText('Symbols have 3 to 12 letters and digits.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text in Indonesian').value).toBe('Emas naik.')
  expect(sent).toEqual([])
})

test('a scheduled news flash is changed in the form, with its time in UTC', async () => {
  const sent = await openDesk({}, '/user/desk.html?id=2')
  expect(screen.getByRole('heading', { name: 'Change the scheduled news flash' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Publish at/).value).toBe('2026-11-28T08:30')
  await press('Save change')
  await screen.findByText('The news flash has been saved.')
  expect(sent).toEqual([
    {
      id: '2',
      content: { en: 'News 2', id: 'Berita 2' },
      important: false,
      tags: ['gold'],
      symbols: ['XAUUSD'],
      publishedAt: '2026-11-28T08:30:00.000Z',
    },
  ])
})

test('a published news flash cannot be changed but withdrawn, and its history names the editor', async () => {
  const sent = await openDesk()
  const [, published] = screen.getAllByRole('listitem').filter(row => row.textContent?.includes('Written by'))
  expect(within(published!).queryByRole('link', { name: 'Change' })).toBeNull()
  expect(published!.textContent).toContain('Written by Editor, 27 Nov 2026, 08:00 UTC')
  await userEvent.click(within(published!).getByRole('button', { name: 'Withdraw News 1' }))
  expect(await screen.findByText('The news flash has been withdrawn.')).toBeTruthy()
  expect(sent).toEqual([{ id: '1' }])
})

test('a refused news flash keeps what was written', async () => {
  await openDesk({ 'live7x24.save': () => new Refused(409, { message: 'Already published.' }) }, '/user/desk.html?id=2')
  await type('Text in English', ' More.')
  await press('Save change')
  expect((await screen.findByRole('alert')).textContent).toBe('Already published.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text in English').value).toBe('News 2 More.')
})

test('users without the role see who the desk is for', async () => {
  await openDesk({ 'live7x24.desk': () => new Refused(403, { message: 'Your account does not have permission.' }) })
  expect(screen.getByText('Your account does not have permission.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
