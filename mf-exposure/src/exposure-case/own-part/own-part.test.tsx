import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rules } from 'calls/exposure-case/case-rules'
import { refusal } from 'shared-state/testing/open-address'
import { openCase } from '../../testing/open-case.tsx'
import { answeredCase, exposure } from '../../testing/sample-exposure.ts'
import { takesPictures } from './case-calls.ts'
import { caseForms, openForms } from './case-forms.ts'

const part = () => screen.getByRole('region', { name: 'Your part in this case' })
const buttons = () =>
  within(part())
    .getAllByRole('link')
    .map(link => link.textContent)
const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const send = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const waiting = exposure({ state: 'awaiting_author', replied: true })
const uploadedPicture = { imageId: 'i7', url: '/images/i7.webp', thumb: '/images/i7-s.webp', width: 3, height: 4 }
const ofAuthor = () => ['append', 'resolve', 'giveup', 'report']

test('every action of the rules except the author’s post and following has one form', () => {
  const acted = new Set(rules.filter(({ call }) => call !== 'publish' && call !== 'follow').map(({ action }) => action))
  expect(caseForms.map(({ action }) => action).sort()).toEqual([...acted].sort())
})

test('a moderator decides a post before it is published and mediation after it, although both are one call', () => {
  const names = (state: 'pending_review' | 'mediation_requested') =>
    openForms(['review'], state).map(({ action }) => action)
  expect([names('pending_review'), names('mediation_requested')]).toEqual([
    ['approve', 'reject'],
    ['accept', 'decline'],
  ])
})

test('the author of an answered case reads what comes next, and has a button for each open call', async () => {
  await openCase({ exposure: waiting, events: answeredCase, actions: ofAuthor, contact: '+62 812 000' })
  expect(within(part()).getByText('The broker has replied: add something, or say that it is settled.')).toBeTruthy()
  expect(buttons()).toEqual(['Add something', 'It is settled', 'Give up'])
  expect(within(part()).getByText(/\+62 812 000/)).toBeTruthy()
})

const picture = (imageId: string) => ({ imageId, url: '/i', thumb: '/i', width: 9, height: 9 })
const fileOf = (name: string) => new File(['x'], name, { type: 'image/png' })

test('a broker’s staff reply with pictures, which are uploaded when they are chosen and sent with their captions', async () => {
  const { sent } = await openCase({
    exposure: exposure({ state: 'in_mediation' }),
    actions: () => ['brokerreply'],
    query: '?act=reply',
    answers: { 'exposure.upload': () => ({ image: picture('i1') }), 'exposure.brokerreply': () => ({}) },
  })
  await type(/Your reply/, 'We have paid today.')
  await userEvent.upload(screen.getByLabelText(/^Add pictures/), fileOf('transfer.png'))
  await type(/^Caption of transfer.png/, 'The transfer')
  await send('Reply for the broker')
  await screen.findByText('Done. It is in the timeline.')
  expect(sent.at(-1)).toEqual({
    call: 'exposure.brokerreply',
    input: { code: '2047719', content: 'We have paid today.', imageIds: ['i1'], captions: ['The transfer'] },
  })
})

test('a form without JavaScript carries its pictures itself, for each step that takes pictures', async () => {
  const { sent } = await openCase({
    exposure: waiting,
    actions: ofAuthor,
    query: '?act=append',
    answers: { 'exposure.upload': () => ({ image: picture('i1') }), 'exposure.append': () => ({}) },
  })
  await type(/What do you want to add/, 'The bank confirms it.')
  // Browsers without JavaScript show what is in <noscript>; this one does not.
  const form = screen.getByRole('button', { name: 'Add something' }).closest('form')!
  form.insertAdjacentHTML('beforeend', '<input type="file" name="file" aria-label="plain file">')
  await userEvent.upload(screen.getByLabelText('plain file'), fileOf('bank.png'))
  await send('Add something')
  await screen.findByText('Done. It is in the timeline.')
  expect(sent.map(({ call }) => call)).toEqual(['exposure.upload', 'exposure.append'])
  expect(sent.at(-1)!.input.imageIds).toEqual(['i1'])
  expect(caseForms.map(({ action }) => action).filter(takesPictures)).toEqual(['reply', 'append', 'resolve'])
})

test('a reader without a step of their own sees no part of their own and can report the post', async () => {
  await openCase({ exposure: waiting, actions: () => ['report'] })
  expect(screen.queryByRole('region', { name: 'Your part in this case' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Report this post' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'It is untrue' }))
  expect(screen.getByLabelText(/In your words/)).toBeTruthy()
})

test.each([
  ['published', ['append', 'resolve', 'add', 'giveup'], 'Ask for mediation'],
  ['resolved', ['append', 'reopen'], 'Reopen the case'],
  ['awaiting_author', ofAuthor(), 'Add something'],
] as const)('of the steps open to the author of a %s case, the one that comes next is the first', async (...row) => {
  const [state, actions, first] = row
  await openCase({ exposure: exposure({ state }), actions: () => actions })
  expect(buttons()[0]).toBe(first)
})

test('an author adds pictures with captions to what they write', async () => {
  const { sent } = await openCase({
    exposure: waiting,
    actions: ofAuthor,
    query: '?act=append',
    answers: { 'exposure.upload': () => ({ image: uploadedPicture }), 'exposure.append': () => ({}) },
  })
  await type(/What do you want to add/, 'The bank confirms it.')
  await userEvent.upload(screen.getByLabelText(/Add pictures/), new File(['p'], 'bank.png', { type: 'image/png' }))
  await type(/Caption of bank.png/, 'The letter')
  await send('Add something')
  await screen.findByText('Done. It is in the timeline.')
  expect(sent.at(-1)).toEqual({
    call: 'exposure.append',
    input: { code: '2047719', content: 'The bank confirms it.', imageIds: ['i7'], captions: ['The letter'] },
  })
})

test('an author adds something, and reads that it is in the timeline', async () => {
  const { sent, router } = await openCase({
    exposure: waiting,
    actions: ofAuthor,
    answers: { 'exposure.append': () => ({}) },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Add something' }))
  await type(/What do you want to add/, 'The bank confirms it.')
  await send('Add something')
  expect(await screen.findByText('Done. It is in the timeline.')).toBeTruthy()
  expect(sent).toEqual([{ call: 'exposure.append', input: { code: '2047719', content: 'The bank confirms it.' } }])
  expect(router.state.location.search).toBe('?done=append')
})

test('a refused field shows its message, keeps its text and has the focus', async () => {
  const message = 'Enter at least 10 characters.'
  await openCase({
    exposure: waiting,
    actions: ofAuthor,
    query: '?act=append',
    answers: { 'exposure.append': () => refusal(400, 1002, [{ field: 'content', message }]) },
  })
  await type(/What do you want to add/, 'Short')
  await send('Add something')
  expect(await screen.findByText(message)).toBeTruthy()
  const field = screen.getByLabelText<HTMLTextAreaElement>(/What do you want to add/)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Short', 'true'])
  expect(document.activeElement).toBe(field)
})

test('a case that has moved on is loaded again, says so, and shows the text that was not sent', async () => {
  let actions = ofAuthor()
  await openCase({
    exposure: waiting,
    actions: () => actions,
    query: '?act=append',
    answers: { 'exposure.append': () => ((actions = ['reopen']), refusal(409, 3101)) },
  })
  await type(/What do you want to add/, 'The bank confirms it.')
  await send('Add something')
  expect(await screen.findByText(/The case has changed since you opened this page/)).toBeTruthy()
  expect(screen.getByText('The bank confirms it.').tagName).toBe('Q')
  expect(screen.queryByLabelText(/What do you want to add/)).toBeNull()
})

test('a lost connection keeps the text', async () => {
  await openCase({
    exposure: waiting,
    actions: ofAuthor,
    query: '?act=resolve',
    answers: { 'exposure.resolve': () => refusal(0, 0) },
  })
  await type(/How was it settled/, 'Paid in full.')
  await send('It is settled')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/How was it settled/).value).toBe('Paid in full.')
})

test('a session that has ended opens the login over the form, which keeps its text', async () => {
  const { store } = await openCase({
    exposure: waiting,
    actions: ofAuthor,
    query: '?act=append',
    answers: { 'exposure.append': () => refusal(401, 2002) },
  })
  await type(/What do you want to add/, 'The bank confirms it.')
  await send('Add something')
  await screen.findByRole('alert')
  expect(store.session.promptOpen).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What do you want to add/).value).toBe('The bank confirms it.')
})

test('a moderator rejects with a reason from the list, sent as a code, and own words', async () => {
  const { sent } = await openCase({
    exposure: exposure({ state: 'pending_review' }),
    actions: () => ['review'],
    query: '?act=reject',
    answers: { 'exposure.review': () => ({}) },
  })
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'The pictures do not support the claim.')
  await type(/In your words/, 'Add the statement.')
  await send('Reject')
  await screen.findByText('Done. It is in the timeline.')
  expect(sent[0]!.input).toEqual({
    code: '2047719',
    decision: 'reject',
    reasonCode: 'no_proof',
    reason: 'Add the statement.',
  })
})

test('a moderator reads who else works on the case, and finds it in the desk', async () => {
  await openCase({
    exposure: exposure({ state: 'pending_review' }),
    actions: () => ['review'],
    query: '?act=reject',
    answers: { 'exposure.review': () => refusal(409, 3102) },
  })
  await type(/In your words/, 'Add the statement.')
  await send('Reject')
  expect((await screen.findByRole('alert')).textContent).toBe('a message for developers')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/In your words/).value).toBe('Add the statement.')
  expect(screen.getByRole('link', { name: 'Open on the moderation page' }).getAttribute('href')).toBe(
    '/en/user/moderation.html?kind=exposure&id=2047719',
  )
})

test.each([
  ['draft', 'This is a draft.', '/en/exposure/publish.html?code=2047719'],
  ['rejected', 'Your complaint was not published.', '/en/exposure/publish.html?code=2047719'],
] as const)('the author of a %s post is led to its form', async (state, words, address) => {
  await openCase({ exposure: exposure({ state }), actions: () => ['publish'] })
  expect(part().textContent).toContain(words)
  expect(within(part()).getByRole('link', { name: 'Edit and send' }).getAttribute('href')).toBe(address)
})

test('a form’s address leads a visitor who is not logged in to the login and back', async () => {
  await openCase({ exposure: waiting, query: '?act=append' })
  expect(screen.getByRole('link', { name: 'Log in to continue' }).getAttribute('href')).toBe(
    `/en/login.html?return=${encodeURIComponent('/en/exposure/withdrawal-pending-2047719.html?act=append')}`,
  )
  expect(screen.queryByLabelText(/What do you want to add/)).toBeNull()
})

test('reporting without a login opens the login first', async () => {
  const { store } = await openCase({ exposure: waiting })
  await userEvent.click(screen.getByRole('link', { name: 'Report this post' }))
  expect(store.session.promptOpen).toBe(true)
})
