import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SurveyDraft } from 'calls/survey-desk'
import { openPage, Refused, rina, type Backend } from '../../testing/open-page.tsx'

const words = (text: string) => text.padEnd(60, '.')
const photo = (imageId: string, caption?: string) => ({
  imageId,
  url: `/images/${imageId}.webp`,
  thumb: `/images/${imageId}-thumb.webp`,
  width: 400,
  height: 300,
  ...(caption !== undefined && { caption }),
})
const draft: SurveyDraft = {
  code: '7300000001',
  title: { en: 'A visit to Mill Road', id: 'Kunjungan ke Mill Road' },
  summary: { en: 'The name is at the door.', id: 'Namanya ada di pintu.' },
  content: { en: words('We rang the bell'), id: words('Kami menekan bel') },
  traderCode: 'b1',
  countryCode: '826',
  address: '14 Mill Road, Leeds',
  date: '2026-10-12',
  verdict: 'found',
  photos: [photo('p1', 'The door'), photo('p2')],
  publishedAt: '2026-11-28T08:30:00.000Z',
  updatedAt: '2026-11-27T08:00:00.123Z',
}
const path = '/user/desk/survey.html'
const address = `${path}?code=${draft.code}`
const countries = ['826', '360'].map(countryCode => ({ countryCode, name: `Country ${countryCode}` }))

async function openForm(at = path, answers: Backend = {}) {
  const sent: object[] = []
  await openPage(
    at,
    {
      'home.countrylist': () => ({ groups: [{ letter: '', items: countries }] }),
      'survey.desk': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 20 }),
      'survey.draft': () => draft,
      'survey.save': input => {
        sent.push(input)
        const { code, publishedAt, updatedAt } = draft
        return { code, slug: 's', publishedAt, updatedAt }
      },
      'article.preview': input => {
        sent.push(input)
        return { content: '<h2>The door</h2>', quiz: 0 }
      },
      'exposure.upload': () => ({ image: photo('new') }),
      ...answers,
    },
    { ...rina, roles: ['editor'] },
  )
  return sent
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const { title, summary, content } = draft
function fillIn() {
  fill('Broker', 'b1')
  fill('Address', draft.address)
  fill('Country of the address', '826')
  fill('Day of the visit', draft.date)
  fill('What was found', 'found')
  fill('Title in English', title.en)
  fill('Title in Indonesian', title.id)
  fill('Summary in English', summary.en)
  fill('Summary in Indonesian', summary.id)
  fill('Text in English', content.en)
  fill('Text in Indonesian', content.id)
}
/** Adds a file to the sent form, as a browser without JavaScript does. */
function withFile() {
  const form = document.getElementById('save')!
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', name: 'file' })
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'door.png', { type: 'image/png' })] })
  form.append(input)
  form.addEventListener('formdata', event => event.formData.append('file', input.files![0]!))
}

test('an editor writes a survey in both languages, with photos and captions, and publishes it', async () => {
  const sent = await openForm()
  fillIn()
  await userEvent.upload(field(/^Add pictures/), new File(['x'], 'door.png', { type: 'image/png' }))
  await userEvent.type(await screen.findByLabelText(/^Caption of door\.png/), 'The door')
  await press('Publish')
  expect(await screen.findByText('The survey has been saved.')).toBeTruthy()
  const { traderCode, countryCode, date, verdict } = draft
  expect(sent).toEqual([
    {
      ...{ title, summary, content, traderCode, countryCode, date, verdict },
      address: draft.address,
      imageIds: ['new'],
      captions: ['The door'],
    },
  ])
})

test('a change starts from the survey and sends the version that was opened, with its photos in their order', async () => {
  const sent = await openForm(address)
  expect(screen.getByRole('heading', { name: 'Change the survey' })).toBeTruthy()
  expect(screen.getByText(/Published on 28 Nov 2026, 08:30 UTC/)).toBeTruthy()
  fill('What was found', 'moved')
  await press('Remove Picture 1')
  await press('Save change')
  await screen.findByText('The survey has been saved.')
  const { photos: _, publishedAt: __, ...whole } = draft
  expect(sent).toEqual([{ ...whole, verdict: 'moved', imageIds: ['p2'], captions: [''] }])
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  const sent = await openForm()
  fillIn()
  fill('Broker', 'b-1')
  fill('Address', 'A')
  fill('Country of the address', '')
  fill('Day of the visit', '1989-12-31')
  fill('What was found', '')
  fill('Title in English', 'Four')
  fill('Text in Indonesian', 'Pendek.')
  await press('Publish')
  for (const message of [
    'Enter one code of letters and digits.',
    'Write 5 to 300 characters.',
    'Enter a day from 1990 until today.',
    'Write 5 to 120 characters.',
    'Write 50 to 20,000 characters.',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  for (const label of ['Country of the address', 'What was found'])
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a refused save keeps what was written, with the server’s message at its field', async () => {
  const errors = [{ field: 'traderCode', message: 'No such broker: b1' }]
  await openForm(path, { 'survey.save': () => new Refused(404, { message: 'Not found.', errors }) })
  fillIn()
  await press('Publish')
  expect(await screen.findByText('No such broker: b1')).toBeTruthy()
  expect([field('Text in English').value, field('Day of the visit').value]).toEqual([content.en, draft.date])
})

test('after a conflict the text is kept, and saving again still names the version that was opened', async () => {
  let version = draft.updatedAt
  const sent: { updatedAt?: string }[] = []
  await openForm(address, {
    'survey.draft': () => ({ ...draft, updatedAt: version }),
    'survey.save': input => {
      sent.push(input)
      version = '2026-11-27T09:00:00.000Z'
      return new Refused(409, { message: 'Somebody else changed this survey in the meantime.' })
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

test('staff of the broker are told why they may not write about it, and keep their text', async () => {
  await openForm(path, { 'survey.save': () => new Refused(403, { message: 'You belong to this broker.' }) })
  fillIn()
  await press('Publish')
  expect((await screen.findByRole('alert')).textContent).toContain('You belong to this broker.')
  expect(field('Text in English').value).toBe(content.en)
})

test('the preview of one language is shown on request, and what was written stays', async () => {
  const sent = await openForm(address)
  fill('Text in Indonesian', 'Pintunya')
  await press('Preview the Indonesian text')
  const heading = await screen.findByRole('heading', { name: 'The door' })
  expect(screen.getByRole('region', { name: 'Preview the Indonesian text' }).contains(heading)).toBe(true)
  expect([field('Text in Indonesian').value, field('Title in English').value]).toEqual(['Pintunya', title.en])
  expect(screen.getByLabelText<HTMLInputElement>(/^Caption of Picture 1/).value).toBe('The door')
  expect(sent).toEqual([{ body: 'Pintunya', lang: 'id' }])
})

test('a preview that the server refuses is an error at the text', async () => {
  const errors = [{ field: 'body', message: 'The text cannot be converted.' }]
  await openForm(address, { 'article.preview': () => new Refused(400, { message: '', errors }) })
  await press('Preview the English text')
  expect(await screen.findByText('The text cannot be converted.')).toBeTruthy()
  expect(field('Text in English').getAttribute('aria-invalid')).toBe('true')
})

test('a photo that a form without JavaScript carries is uploaded and saved after those that the survey has', async () => {
  const sent = await openForm(address)
  withFile()
  await press('Save change')
  await screen.findByText('The survey has been saved.')
  expect(sent).toEqual([expect.objectContaining({ imageIds: ['p1', 'p2', 'new'], captions: ['The door', '', ''] })])
})

test('a survey from a file shows why it cannot be changed', async () => {
  await openForm(address, { 'survey.draft': () => new Refused(409, { message: 'It comes from a file.' }) })
  expect(screen.getByText('It comes from a file.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save change' })).toBeNull()
  const back = screen.getByRole('link', { name: 'Back to the surveys' })
  expect(back.getAttribute('href')).toBe('/en/user/desk/surveys.html')
})

test.each([address, `${path}?code=a-b`])('the form of the unknown survey %s is not found', async at => {
  await openForm(at, { 'survey.draft': () => new Refused(404, { message: '' }) })
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy()
})

test('users without the role see who the desk is for instead of the form', async () => {
  await openForm(path, { 'survey.desk': () => new Refused(403, { message: 'No permission.' }) })
  expect(within(document.body).getByText('No permission.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
