import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Comment } from 'calls/entities/comment'
import { openTab, Refused, rina, type Backend } from '../testing/open-tab.tsx'
import { imageOf, reviewBackend, reviewOf } from '../testing/sample-reviews.ts'

const address = '/en/brokers/review/quillhaven-fx-Q1.html?act=write'
const words = 'Both withdrawals arrived the next day.'
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your review')
const star = (stars: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${stars} of 5 stars` })
const post = () => userEvent.click(screen.getByRole('button', { name: /^Post review/ }))
const write = async () => {
  await userEvent.click(star(4))
  await userEvent.type(field(), words)
}
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText(/^Add pictures/), files)
const file = (name: string, size = 3) => {
  const made = new File(['jpg'], name, { type: 'image/jpeg' })
  return Object.defineProperty(made, 'size', { value: size })
}

/** A backend that publishes one review, and from then on shows it to its author. */
function publishing(overrides: Backend = {}): Backend {
  const own: Comment[] = []
  const made = reviewOf({
    commentId: '7',
    content: words,
    rating: 4,
    user: { ...reviewOf().user, userId: rina.userId, nick: rina.nick },
  })
  return reviewBackend([], {
    'comment.publish': () => ({ comment: (own.push(made), made) }),
    'comment.mycomments': () => ({ items: own, total: own.length, pageIndex: 1, pageSize: 20 }),
    ...overrides,
  })
}

beforeEach(() => sessionStorage.clear())

test('posting a review sends stars and text and returns the author to the review', async () => {
  const { sent, router } = await openTab(address, publishing(), rina)
  await write()
  await post()
  expect(await screen.findByText('Your review is posted.')).toBeTruthy()
  expect(sent).toEqual([
    { call: 'comment.publish', input: { traderCode: 'Q1', content: words, rating: 4 }, key: expect.any(String) },
  ])
  expect(router.state.location.search).toBe('?posted=7')
  expect(sessionStorage.length).toBe(0)
})

test('the review form asks an anonymous visitor to log in and then posts the text unchanged', async () => {
  const { sent, store } = await openTab(address, publishing())
  await write()
  await post()
  expect(store.toasts.items.map(({ text }) => text)).toEqual(['You are not logged in'])
  expect([store.session.promptOpen, sent, field().value]).toEqual([true, [], words])
  act(() => store.session.loggedIn(rina))
  await screen.findByText('Your review is posted.')
  expect(sent).toMatchObject([{ input: { content: words, rating: 4 } }])
})

test('a review draft with pictures survives a reload of the tab', async () => {
  const backend = publishing({ 'comment.imageupload': () => ({ image: imageOf('p1') }) })
  await openTab(address, backend, rina)
  await write()
  await choose(file('receipt.jpg'))
  await screen.findByText('uploaded')
  cleanup()
  const { sent } = await openTab(address, backend, rina)
  expect([field().value, star(4).checked, screen.queryByText('receipt.jpg') !== null]).toEqual([words, true, true])
  await post()
  await screen.findByText('Your review is posted.')
  expect(sent).toMatchObject([{ call: 'comment.publish', input: { imageIds: ['p1'] } }])
})

test('discarding a review draft clears the form and the session storage', async () => {
  await openTab(address, publishing(), rina)
  await write()
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  expect([field().value, star(4).checked, sessionStorage.length]).toEqual(['', false, 0])
})

test('backend errors appear at their fields, the first one gets the focus and the text is preserved', async () => {
  const errors = [
    { field: 'rating', message: 'Please fill in this field.' },
    { field: 'content', message: 'Enter at least 10 characters.' },
  ]
  await openTab(address, publishing({ 'comment.publish': () => new Refused(400, { errors }) }), rina)
  await userEvent.type(field(), 'Fine.')
  await post()
  await screen.findByText('Enter at least 10 characters.')
  expect([field().getAttribute('aria-invalid'), field().value]).toEqual(['true', 'Fine.'])
  expect(document.activeElement).toBe(star(1))
  screen.getByText('5 of 10')
})

test('a failed request preserves the review text, and the retry uses the same idempotency key', async () => {
  let isOffline = true
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  const backend = publishing()
  const { sent } = await openTab(
    address,
    { ...backend, 'comment.publish': input => (isOffline ? offline() : backend['comment.publish']!(input)) },
    rina,
  )
  await write()
  await post()
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the site.')
  expect(field().value).toBe(words)
  isOffline = false
  await post()
  await screen.findByText('Your review is posted.')
  expect(sent.length).toBe(2)
  expect(sent[0]!.key).toBe(sent[1]!.key)
})

test('pressing Post review twice sends one request', async () => {
  let answer: (data: unknown) => void = () => {}
  const slow = new Promise(done => {
    answer = done
  })
  const backend = publishing()
  const { sent } = await openTab(address, { ...backend, 'comment.publish': () => slow }, rina)
  await write()
  await post()
  await post()
  expect(sent.length).toBe(1)
  await act(async () => answer(backend['comment.publish']!({})))
  await screen.findByText('Your review is posted.')
})

test('posting a review that is already being processed shows a message', async () => {
  await openTab(
    address,
    publishing({ 'comment.publish': () => new Refused(409, { ErrorCode: 3101, message: 'Not now.' }) }),
    rina,
  )
  await write()
  await post()
  expect(await screen.findByText(/^This has already been sent/)).toBeTruthy()
})

test('invalid or oversized pictures show an error in their row and can be removed', async () => {
  const refused = new Refused(415, { errors: [{ field: 'file', message: 'Choose a JPG, PNG or WebP picture.' }] })
  const { sent } = await openTab(address, publishing({ 'comment.imageupload': () => refused }), rina)
  await choose(file('page.jpg'), file('huge.jpg', 10 * 1024 * 1024))
  await screen.findByText('Choose a JPG, PNG or WebP picture.')
  screen.getByText('10 MB. The limit is 5 MB')
  expect(sent.map(({ call }) => call)).toEqual(['comment.imageupload'])
  expect(screen.queryByRole('button', { name: 'Upload page.jpg again' })).toBeNull()
  for (const name of ['page.jpg', 'huge.jpg'])
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  expect(screen.queryByText('page.jpg')).toBeNull()
})

test('a failed picture upload can be retried, and pictures beyond nine are left out with a message', async () => {
  let tries = 0
  const upload = () => ((tries += 1) === 1 ? new Refused(503) : { image: imageOf(`p${tries}`) })
  await openTab(address, publishing({ 'comment.imageupload': upload }), rina)
  await choose(file('one.jpg'))
  await userEvent.click(await screen.findByRole('button', { name: 'Upload one.jpg again' }))
  await screen.findByText('uploaded')
  await choose(...Array.from({ length: 9 }, (_, index) => file(`more-${index}.jpg`)))
  await waitFor(() => expect(screen.getAllByText('uploaded').length).toBe(9))
  screen.getByText('Only 9 pictures fit. The others were left out.')
})

test('the review form asks an anonymous visitor to log in before a picture can be chosen', async () => {
  const { store } = await openTab(address, publishing())
  const wasPrevented = !fireEvent.click(screen.getByLabelText(/^Add pictures/))
  expect([wasPrevented, store.session.promptOpen]).toEqual([true, true])
})

test('the preview shows the review with its author and closes when typing continues', async () => {
  await openTab(address, publishing(), rina)
  await write()
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(preview.textContent).toContain(words)
  expect(preview.textContent).toContain('Rina W.')
  await userEvent.type(field(), ' More.')
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
})

test('an author who has written today sees when the next review is possible instead of the form', async () => {
  const shut = {
    open: false,
    reason: 'You can review each broker once every 24 hours.',
    minChars: 10,
    nextAllowedAt: '2026-11-21T09:30:00.000Z',
  }
  await openTab(address, publishing({ 'comment.switch': () => shut }), rina)
  screen.getByRole('heading', { name: shut.reason })
  screen.getByText(/21 Nov 2026\D{0,20}09:30/)
  expect(screen.queryByLabelText('Your review')).toBeNull()
})

test('editing a review that was changed elsewhere shows a conflict and preserves the text', async () => {
  const comment = reviewOf({ version: 3, user: { ...reviewOf().user, userId: rina.userId } })
  const detail = { comment, history: [], replies: { items: [], total: 0, pageIndex: 1, pageSize: 20 } }
  const changed = new Refused(409, { ErrorCode: 3104, message: 'This has changed in the meantime.' })
  const { sent } = await openTab(
    '/en/brokers/review/quillhaven-fx-Q1.html?review=1&act=edit',
    publishing({ 'comment.detail': () => detail, 'comment.edit': () => changed }),
    rina,
  )
  expect([field().value, star(5).checked]).toEqual([comment.content, true])
  await userEvent.clear(field())
  await userEvent.type(field(), words)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText(/^You changed this review elsewhere/)
  expect(sent).toMatchObject([
    { call: 'comment.edit', input: { commentId: '1', version: 3, rating: 5, content: words } },
  ])
  expect(field().value).toBe(words)
})
