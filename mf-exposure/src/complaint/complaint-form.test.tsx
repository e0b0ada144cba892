import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { ApiError } from 'shared-state/runtime'
import { testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { type Answers, refusal } from 'shared-state/testing/open-address'
import { openForm } from '../testing/open-publish.tsx'
import { submitComplaint } from './submit-complaint.ts'

const openComplaint = (query: string, answers: Answers = {}, isLoggedIn = true) =>
  openForm('exposure/complaint.html', query, answers, isLoggedIn)
const filed = { 'dealer.complaintadd': () => ({ complaint: { code: 'k1' } }) }
const picture = { imageId: 'i1', url: '/i1', thumb: '/i1', width: 9, height: 9 }
const lost = new ApiError({ call: 'dealer.complaintadd', status: 0, code: 0, message: '' })
const story = 'I asked for my money on the first of May, and nobody answers.'
beforeEach(() => sessionStorage.clear())

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send to the moderators' }))
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** Typing one key after the other takes seconds. */
async function enter(name: string | RegExp, text: string) {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}

async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: 'Scam' }))
  await enter('What happened', story)
  await enter('Private contact', 'rina@mail.example')
  await userEvent.click(screen.getByRole('checkbox', { name: /^What I write is true/ }))
}

test('the page says before any field who reads a private complaint and what it does not do', async () => {
  await openComplaint('', {}, false)
  const of = (kind: string) =>
    within(screen.getByRole('heading', { name: kind, level: 3 }).parentElement!).getAllByRole('definition')
  expect([of('Private complaint')[0]!.textContent, of('Public complaint')[0]!.textContent]).toEqual([
    'You and this site’s moderators, nobody else',
    'Everyone, once a moderator has approved it',
  ])
  expect(of('Private complaint').at(-1)!.textContent).toMatch(/^It warns no other trader/)
  expect(screen.getByRole('link', { name: 'Log in to continue' }).getAttribute('href')).toContain(
    encodeURIComponent('/en/exposure/complaint.html'),
  )
  expect(screen.queryByRole('button', { name: 'Send to the moderators' })).toBeNull()
})

test('a complaint about the broker of the address is filed once with its fields, and leads to its page in the account', async () => {
  const { sent, at } = await openComplaint('?trader=pw1', filed)
  await fillIn()
  await enter(/^Amount claimed/, '1,250.50')
  await press()
  await waitFor(() => expect(at()).toBe('/en/user/complaints/private.html?code=k1&done=1'))
  expect(sent).toEqual([
    {
      call: 'dealer.complaintadd',
      input: {
        traderCode: 'pw1',
        reason: 'scam',
        content: story,
        amount: { amount: 1250.5, currency: 'USD' },
        contact: 'rina@mail.example',
        consent: true,
      },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

test('a broker is looked for if the address names none, and an unlisted one leads to the contact page', async () => {
  await openComplaint('?q=pell')
  const list = screen.getByRole('list', { name: 'Find the broker' })
  expect(list.querySelector('a')!.getAttribute('href')).toBe('/en/exposure/complaint.html?trader=pw1')
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/en/contact.html')
})

test('each missing field says what to do, the first gets the focus, what was typed stays and nothing is sent', async () => {
  const { sent } = await openComplaint('?trader=pw1', filed)
  await enter('What happened', 'Too short')
  await enter(/^Amount claimed/, 'a lot')
  await press()
  expect(await screen.findByText('Choose one.')).toBeTruthy()
  for (const words of ['Enter 50 to 5,000 characters.', 'Enter a number, 0 or more.', 'Enter 5 to 100 characters.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Tick this box.')).toBeTruthy()
  expect([field('What happened').value, field(/^Amount claimed/).value]).toEqual(['Too short', 'a lot'])
  expect((document.activeElement as HTMLInputElement).name).toBe('reason')
  expect(sent).toEqual([])
})

test('pictures of a form without JavaScript are uploaded privately, and stay with the form if it is refused', async () => {
  const calls: string[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'file', traderCode: 'pw1', imageIds: 'i0', captions: 'Mine' }))
    form.append(name, value)
  form.append('file', new File(['x'], 'a.png'))
  const call = async ({ name }: { name: string }) => (calls.push(name), { image: picture })
  const store = testStore({ strings: { ...uiWords, ...en } })
  // A refusal has a status of its own.
  const { data: answer } = (await submitComplaint(form, { api: { call }, store, lang: 'en' } as never)) as never as {
    data: FormAnswer
  }
  expect(answer.values).toMatchObject({ traderCode: 'pw1', imageIds: 'i0\ni1' })
  expect(Object.keys(answer.errors)).toEqual(['reason', 'content', 'contact', 'consent'])
  expect(calls).toEqual(['dealer.complaintupload'])
})

test('what the server refuses is shown at its field, and a lost connection for the whole form', async () => {
  const refused = refusal(400, 1002, [{ field: 'amount.currency', message: 'No such currency.' }])
  const { sent } = await openComplaint('?trader=pw1', { 'dealer.complaintadd': () => refused })
  await fillIn()
  await press()
  expect(await screen.findByText('No such currency.')).toBeTruthy()
  expect(field('Private contact').value).toBe('rina@mail.example')
  cleanup()
  sessionStorage.clear()
  await openComplaint('?trader=pw1', { 'dealer.complaintadd': () => lost })
  await fillIn()
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the site.')
  expect(field('What happened').value).toBe(story)
  expect(sent).toHaveLength(1)
})

test('a reload of the tab puts back what was typed, but not the private contact', async () => {
  await openComplaint('?trader=pw1')
  await fillIn()
  cleanup()
  await openComplaint('?trader=pw1')
  expect([field('What happened').value, field('Private contact').value]).toEqual([story, ''])
  expect(screen.getByText('61 of 5,000')).toBeTruthy()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('rina@mail')
})

test('the form for a public complaint offers to stay private, about the same broker', async () => {
  await openForm('exposure/publish.html', '?trader=pw1', {})
  expect(screen.getByRole('link', { name: 'File a private complaint' }).getAttribute('href')).toBe(
    '/en/exposure/complaint.html?trader=pw1',
  )
})
