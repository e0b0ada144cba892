import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ArticleDraft } from 'calls/article-desk'
import { openPage, Refused, rina, type Backend } from '../../testing/open-page.tsx'

const words = (text: string) => text.padEnd(60, '.')
const draft: ArticleDraft = {
  code: '7200000001',
  category: 'education',
  level: 'beginner',
  title: { en: 'Margin in short', id: 'Margin secara ringkas' },
  summary: { en: 'What margin is for.', id: 'Kegunaan margin.' },
  body: { en: words('Margin is a deposit'), id: words('Margin adalah jaminan') },
  tags: ['gold'],
  traderCodes: ['b1', 'b2'],
  publishedAt: '2026-11-28T08:30:00.000Z',
  updatedAt: '2026-11-27T08:00:00.123Z',
  state: 'scheduled',
}
const address = `/user/desk/article.html?code=${draft.code}`

async function openForm(path = '/user/desk/article.html', answers: Backend = {}) {
  const sent: object[] = []
  await openPage(
    path,
    {
      'article.desk': () => ({
        items: [],
        total: 0,
        pageIndex: 1,
        pageSize: 20,
        topics: ['gold', 'oil', 'fx', 'tax', 'law', 'vps'].map(code => ({ code, name: code.toUpperCase() })),
      }),
      'article.draft': () => draft,
      'article.save': input => {
        sent.push(input)
        return { code: '7200000001', slug: 's', publishedAt: draft.publishedAt, updatedAt: draft.updatedAt }
      },
      'article.preview': input => {
        sent.push(input)
        return { content: '<h2>Deposit</h2>', quiz: 2 }
      },
      ...answers,
    },
    { ...rina, roles: ['editor'] },
  )
  return sent
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
function fillTexts() {
  fill('Title in English', draft.title.en)
  fill('Title in Indonesian', draft.title.id)
  fill('Summary in English', draft.summary.en)
  fill('Summary in Indonesian', draft.summary.id)
  fill('Text in English', draft.body.en)
  fill('Text in Indonesian', draft.body.id)
}
const { title, summary, body } = draft

test('an editor writes an article in both languages and publishes it', async () => {
  const sent = await openForm()
  fillTexts()
  fill('Category', 'education')
  fill('Level', 'advanced')
  await userEvent.click(screen.getByRole('checkbox', { name: 'OIL' }))
  fill(/^Brokers/, 'b1, b2')
  fill(/^Publish at/, '2026-11-30T10:00')
  await press('Publish')
  expect(await screen.findByText('The article has been saved.')).toBeTruthy()
  expect(sent).toEqual([
    {
      category: 'education',
      level: 'advanced',
      title,
      summary,
      body,
      tags: ['oil'],
      traderCodes: ['b1', 'b2'],
      publishedAt: '2026-11-30T10:00:00.000Z',
    },
  ])
})

test('a change starts from the article and sends the version that was opened', async () => {
  const sent = await openForm(address)
  expect(screen.getByRole('heading', { name: 'Change the article' })).toBeTruthy()
  expect(field(/^Publish at/).value).toBe('2026-11-28T08:30')
  fill('Title in English', 'Margin, corrected')
  await press('Save change')
  await screen.findByText('The article has been saved.')
  const { state: _, ...whole } = draft
  expect(sent).toEqual([{ ...whole, title: { ...title, en: 'Margin, corrected' } }])
})

test('the date of a published article cannot be changed', async () => {
  const sent = await openForm(address, { 'article.draft': () => ({ ...draft, state: 'published' }) })
  expect(screen.getByText(/Published on 28 Nov 2026, 08:30 UTC/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Publish at/)).toBeNull()
  await press('Save change')
  await screen.findByText('The article has been saved.')
  expect(sent[0]).not.toHaveProperty('publishedAt')
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  const sent = await openForm()
  fillTexts()
  fill('Title in English', 'Four')
  fill('Text in Indonesian', 'Pendek.')
  fill('Category', 'education')
  fill(/^Brokers/, 'b-1')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await press('Publish')
  for (const message of [
    'Write 5 to 120 characters.',
    'Write 50 to 50,000 characters.',
    'Choose a level.',
    'Enter up to 10 codes of letters and digits.',
    'Choose at most 5 topics.',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(sent).toEqual([])
  fill('Category', 'news')
  fill('Level', 'beginner')
  await press('Publish')
  expect(await screen.findByText('Only articles in the category Education have a level.')).toBeTruthy()
})

test('a refused save keeps what was written, with the server’s message at its field', async () => {
  const errors = [{ field: 'traderCodes', message: 'No such broker: b9' }]
  await openForm('/user/desk/article.html', {
    'article.save': () => new Refused(400, { message: 'Not allowed.', errors }),
  })
  fillTexts()
  fill(/^Brokers/, 'b9')
  await press('Publish')
  expect(await screen.findByText('No such broker: b9')).toBeTruthy()
  expect([field('Text in English').value, field(/^Brokers/).value]).toEqual([body.en, 'b9'])
})

test('after a conflict the text is kept, and saving again still names the version that was opened', async () => {
  let version = draft.updatedAt
  const sent: { updatedAt?: string }[] = []
  await openForm(address, {
    'article.draft': () => ({ ...draft, updatedAt: version }),
    'article.save': input => {
      sent.push(input)
      version = '2026-11-27T09:00:00.000Z'
      return new Refused(409, { message: 'Somebody else changed this article in the meantime.' })
    },
  })
  fill('Title in English', 'My own title')
  for (let time = 0; time < 2; time += 1) {
    await press('Save change')
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed')
  }
  expect(field('Title in English').value).toBe('My own title')
  expect(sent.map(({ updatedAt }) => updatedAt)).toEqual([draft.updatedAt, draft.updatedAt])
})

test('the preview of one language is shown on request, takes the focus, and what was written stays', async () => {
  const sent = await openForm()
  fill('Text in Indonesian', 'Jaminan')
  fill('Title in English', 'Kept')
  await press('Preview the Indonesian text')
  const heading = await screen.findByRole('heading', { name: 'Deposit' })
  const preview = screen.getByRole('region', { name: 'Preview the Indonesian text' })
  expect(preview.contains(heading)).toBe(true)
  expect(preview.textContent).toBe('PreviewDeposit2 quiz questions')
  expect(heading.closest('[lang]')!.getAttribute('lang')).toBe('id')
  expect(document.activeElement).toBe(preview)
  expect([field('Text in Indonesian').value, field('Title in English').value]).toEqual(['Jaminan', 'Kept'])
  expect(sent).toEqual([{ body: 'Jaminan', lang: 'id' }])
})

test('a preview of nothing, and one that the server refuses, are errors at the text', async () => {
  const errors = [{ field: 'body', message: 'The text cannot be converted.' }]
  await openForm('/user/desk/article.html', { 'article.preview': () => new Refused(400, { message: '', errors }) })
  await press('Preview the English text')
  expect(await screen.findByText('Write 1 to 50,000 characters.')).toBeTruthy()
  fill('Text in English', 'x')
  await press('Preview the English text')
  expect(await screen.findByText('The text cannot be converted.')).toBeTruthy()
  expect(field('Text in English').getAttribute('aria-invalid')).toBe('true')
})

test('an article from a file shows why it cannot be changed', async () => {
  await openForm(address, { 'article.draft': () => new Refused(409, { message: 'It comes from a file.' }) })
  expect(screen.getByText('It comes from a file.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save change' })).toBeNull()
})

test.each([address, '/user/desk/article.html?code=a-b'])(
  'the form of the unknown article %s is not found',
  async path => {
    await openForm(path, { 'article.draft': () => new Refused(404, { message: '' }) })
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy()
  },
)
