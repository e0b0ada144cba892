import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from 'shared-state/testing/open-address'
import { openPublish, ownDraft, written } from '../testing/open-publish.tsx'
import { exposure } from '../testing/sample-exposure.ts'

const draft = exposure({ state: 'draft', code: 'new1' })
beforeEach(() => sessionStorage.clear())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const current = () => screen.getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent)

test('a visitor who is not logged in is led to the login and back', async () => {
  await openPublish('?trader=pw1', {}, false)
  expect(screen.getByRole('link', { name: 'Log in to continue' }).getAttribute('href')).toBe(
    `/en/login.html?return=${encodeURIComponent('/en/exposure/publish.html?trader=pw1')}`,
  )
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('the broker that the address names is saved as a draft, which the next step continues', async () => {
  const own = ownDraft({ ...written, reason: null, title: '', content: '', amount: null, incidentDate: null })
  const { sent, at } = await openPublish('?trader=pw1', {
    'exposure.publish': () => ({ exposure: draft }),
    'exposure.own': () => own,
  })
  await press('Continue')
  await waitFor(() => expect(at()).toBe('/en/exposure/publish.html?code=new1&step=2'))
  expect(sent).toMatchObject([{ call: 'exposure.publish', input: { traderCode: 'pw1', draft: true } }])
  await waitFor(() => expect(current()).toEqual(['What happened']))
})

test('a broker that is not listed gets a free name in place of the chosen one', async () => {
  const { sent } = await openPublish('?code=d1&step=1&unlisted=1', {
    'exposure.own': () => ownDraft(),
    'exposure.publish': () => ({ exposure: draft }),
  })
  await press('Continue')
  expect(await screen.findByText('Choose a broker from the list, or enter its name.')).toBeTruthy()
  await userEvent.type(field('The broker is not on the list'), 'Shade FX')
  await press('Continue')
  await waitFor(() => expect(sent.length).toBe(1))
  expect(sent[0]!.input).toMatchObject({ brokerName: 'Shade FX', title: written.title })
  expect(sent[0]!.input).not.toHaveProperty('traderCode')
})

test('a draft opens at the first step in which something is missing, whatever step the address names', async () => {
  await openPublish('?code=d1&step=4', { 'exposure.own': () => ownDraft({ ...written, title: 'Too short' }) })
  expect(current()).toEqual(['What happened'])
})

test('faulty fields keep what was typed and nothing is saved', async () => {
  const { sent } = await openPublish('?code=d1&step=2', { 'exposure.own': () => ownDraft() })
  await userEvent.clear(field('Title'))
  await userEvent.type(field('Title'), 'Short')
  await userEvent.clear(field('Amount claimed'))
  await userEvent.type(field('Amount claimed'), 'a lot')
  await press('Continue')
  expect(await screen.findByText('Enter 10 to 100 characters.')).toBeTruthy()
  expect(screen.getByText('Enter a number, 0 or more.')).toBeTruthy()
  expect([field('Title').value, field('Amount claimed').value]).toEqual(['Short', 'a lot'])
  expect(document.activeElement).toBe(field('Title'))
  expect(sent).toEqual([])
})

test('the title counts its characters: first to the least, then to the most', async () => {
  await openPublish('?code=d1&step=2', { 'exposure.own': () => ownDraft({ ...written, title: 'Withdrawal' }) })
  expect(screen.getByText('10 of 100')).toBeTruthy()
  await userEvent.type(field('Title'), '{Backspace}')
  expect(screen.getByText('9 of 10')).toBeTruthy()
})

test('what was typed but not saved is there again after a reload of the tab, until it is saved', async () => {
  const answers = { 'exposure.own': () => ownDraft(), 'exposure.publish': () => ({ exposure: draft }) }
  await openPublish('?code=d1&step=2', answers)
  await userEvent.type(field('Title'), ' since May')
  await userEvent.click(screen.getByRole('radio', { name: 'Severe slippage' }))
  cleanup()
  const { sent } = await openPublish('?code=d1&step=2', answers)
  expect(field('Title').value).toBe('Withdrawal pending since May')
  expect(screen.getByText('28 of 100')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Severe slippage' }).checked).toBe(true)
  await press('Continue')
  await waitFor(() => expect(sent.length).toBe(1))
  expect(sessionStorage.length).toBe(0)
})

test('an unfinished step can be saved as a draft', async () => {
  const { sent } = await openPublish('?code=d1&step=2', {
    'exposure.own': () => ownDraft(),
    'exposure.publish': () => ({ exposure: draft }),
  })
  await userEvent.clear(field('Title'))
  await press('Save draft')
  expect(await screen.findByText(/^Draft saved/)).toBeTruthy()
  expect(sent).toMatchObject([{ input: { code: 'd1', title: '', draft: true, captions: ['The request'] } }])
})

test('going back saves what was typed', async () => {
  const { sent, at } = await openPublish('?code=d1&step=2', {
    'exposure.own': () => ownDraft(),
    'exposure.publish': () => ({ exposure: draft }),
  })
  await userEvent.clear(field('Title'))
  await userEvent.type(field('Title'), 'Half a')
  await press('Back')
  await waitFor(() => expect(at()).toBe('/en/exposure/publish.html?code=new1&step=1'))
  expect(sent).toMatchObject([{ input: { code: 'd1', title: 'Half a', draft: true } }])
})

test('sending needs the consent, then leads to the page of the case', async () => {
  const { sent, at } = await openPublish('?code=d1', {
    'exposure.own': () => ownDraft(written, 'rina@mail.example'),
    'exposure.publish': () => ({ exposure: exposure({ state: 'pending_review' }) }),
  })
  expect(screen.getByRole('region', { name: 'As others will see it' }).textContent).toContain('Withdrawal of $4,200')
  expect(field('Private contact').value).toBe('rina@mail.example')
  await press('Send for review')
  expect(await screen.findByText('Tick this box, or save a draft.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: /^The pictures are mine/ }))
  await press('Send for review')
  await waitFor(() => expect(at()).toBe('/en/exposure/withdrawal-pending-2047719.html'))
  expect(sent).toMatchObject([{ input: { code: 'd1', imageIds: ['i1'], contact: 'rina@mail.example', consent: true } }])
  expect(sent[0]!.input).not.toHaveProperty('draft')
})

test('a field that the server refuses in an earlier step is named with a link to it', async () => {
  const refused = refusal(400, 1004, [{ field: 'incidentDate', message: 'This day is in the future.' }])
  await openPublish('?code=d1', {
    'exposure.own': () => ownDraft(written, 'rina@mail.example'),
    'exposure.publish': () => refused,
  })
  await userEvent.click(screen.getByRole('checkbox', { name: /^The pictures are mine/ }))
  await press('Send for review')
  expect((await screen.findByRole('alert')).textContent).toContain('This day is in the future.')
  expect(screen.getByRole('link', { name: 'Go to step 2' }).getAttribute('href')).toBe(
    '/en/exposure/publish.html?code=d1&step=2',
  )
})

test('a post that was already sent leads to its page', async () => {
  const { at } = await openPublish('?code=d1', { 'exposure.own': () => ownDraft(null) })
  expect(at()).toBe('/en/exposure/withdrawal-pending-2047719.html')
})

test('a new complaint offers the drafts of earlier visits', async () => {
  await openPublish('', {
    'usercenter.myintervene': ({ state }) => ({ items: state === 'draft' ? [exposure({ state: 'draft' })] : [] }),
  })
  expect(screen.getByRole('link', { name: 'Withdrawal of $4,200 pending' }).getAttribute('href')).toBe(
    '/en/exposure/publish.html?code=2047719',
  )
})

test('a search without JavaScript lists brokers that lead to the form with them', async () => {
  await openPublish('?code=d1&step=1&q=pell', { 'exposure.own': () => ownDraft() })
  const list = screen.getByRole('list', { name: 'Find the broker' })
  expect(list.querySelector('a')!.getAttribute('href')).toBe('/en/exposure/publish.html?code=d1&step=1&trader=pw1')
})
