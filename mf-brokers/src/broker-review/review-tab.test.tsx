import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openTab, Refused, rina, type Backend } from '../testing/open-tab.tsx'
import { imageOf, reviewBackend, reviewOf } from '../testing/sample-reviews.ts'

const address = '/en/brokers/review/quillhaven-fx-Q1.html'
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const mine = { ...reviewOf().user, userId: rina.userId, nick: rina.nick }
const page = <Item,>(items: Item[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })
const detailOf = (comment = reviewOf(), given: object = {}) => ({ comment, history: [], replies: page([]), ...given })
const show = (overrides: Backend = {}, user = rina as typeof rina | null, path = address) =>
  openTab(path, reviewBackend([reviewOf()], overrides), user)

beforeEach(() => sessionStorage.clear())

test('review filters in the address are sent to the backend, and each filter chip preserves the others', async () => {
  const asked: unknown[] = []
  const list = reviewBackend([reviewOf()])['comment.list']!
  await show(
    { 'comment.list': input => (asked.push(input), list(input)) },
    null,
    `${address}?kind=positive&stars=5&pictures=1&lang=id&order=helpful`,
  )
  expect(asked).toEqual([
    {
      traderCode: 'Q1',
      kind: 'positive',
      rating: 5,
      hasImages: true,
      lang: 'id',
      order: 'helpful',
      pageIndex: 1,
      pageSize: 20,
    },
  ])
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('English')).toBe(`${address}?kind=positive&stars=5&pictures=1&lang=en&order=helpful`)
  expect(hrefOf('With pictures')).toBe(`${address}?kind=positive&stars=5&lang=id&order=helpful`)
  expect(hrefOf('Remove 5 of 5 stars')).toBe(`${address}?kind=positive&pictures=1&lang=id&order=helpful`)
})

test('replies appear under their review, and replies of broker staff are marked', async () => {
  const reply = {
    ...reviewOf({ commentId: '5', parentId: '1', content: 'Thank you, Marcus.', rating: null, staff: true }),
  }
  const answered = reviewOf({ replyCount: 5 })
  await openTab(
    address,
    reviewBackend([answered], { 'comment.replies': () => ({ items: [{ commentId: '1', replies: [reply] }] }) }),
  )
  const replies = screen.getByRole('list', { name: 'Replies' })
  expect(within(replies).getByText('Staff of Quillhaven FX')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all 5 replies' }).getAttribute('href')).toBe(`${address}?review=1`)
})

test('a translated review names its source language and can be switched to the original and back', async () => {
  const translated = reviewOf({ content: 'Paid within a day.', lang: 'en', originalLang: 'id' })
  await openTab(
    address,
    reviewBackend([translated], {
      'comment.transinit': ({ lang }) => ({ lang, content: 'Dibayar dalam sehari.', source: 'stored' }),
    }),
  )
  screen.getByText('Translated from Indonesian')
  await press('Show original')
  expect((await screen.findByText('Dibayar dalam sehari.')).getAttribute('lang')).toBe('id')
  await press('Show translation')
  screen.getByText('Paid within a day.')
})

test('a foreign review can be translated where the site does that, labelled as by a machine, and back', async () => {
  const foreign = reviewOf({ content: 'Dibayar dalam sehari.', lang: 'id', originalLang: 'id' })
  const list = reviewBackend([foreign])['comment.list']!
  const asked: unknown[] = []
  await openTab(
    address,
    reviewBackend([foreign], {
      'comment.list': input => ({ ...(list(input) as object), translates: true }),
      'comment.transinit': input => (
        asked.push(input),
        { lang: 'en', content: 'Paid within a day.', source: 'machine' }
      ),
    }),
  )
  screen.getByText('Written in Indonesian')
  await press('Translate')
  await screen.findByText('Paid within a day.')
  screen.getByText(/^Translated from Indonesian by a machine/)
  await press('Show original')
  expect(screen.getByText('Dibayar dalam sehari.').getAttribute('lang')).toBe('id')
  expect(screen.queryByText(/by a machine/)).toBeNull()
  await press('Translate')
  screen.getByText('Paid within a day.')
  expect(asked).toEqual([{ commentId: '1', lang: 'en' }])
})

test('no review offers a translation where the site makes none, and a review in the page’s language never does', async () => {
  const button = () => screen.queryByRole('button', { name: 'Translate' })
  const foreign = reviewOf({ content: 'Dibayar dalam sehari.', lang: 'id', originalLang: 'id' })
  await openTab(address, reviewBackend([foreign]))
  screen.getByText('Written in Indonesian')
  expect(button()).toBeNull()
  cleanup()
  const list = reviewBackend([reviewOf()])['comment.list']!
  await show({ 'comment.list': input => ({ ...(list(input) as object), translates: true }) })
  screen.getByText('Paid within a day.')
  expect(button()).toBeNull()
})

test('review thumbnails link to the full pictures', async () => {
  await openTab(address, reviewBackend([reviewOf({ images: [imageOf('p1')] })]))
  const picture = screen.getByRole('img', { name: 'Picture 1 of the review by Marcus T.' })
  expect([picture.getAttribute('src'), picture.closest('a')?.getAttribute('href')]).toEqual([
    '/images/p1-thumb.webp',
    '/images/p1.webp',
  ])
})

test('a refused reply shows the backend’s message at its field, an accepted one appears below the review', async () => {
  const reply = reviewOf({
    commentId: '8',
    parentId: '1',
    content: 'Which documents were those?',
    rating: null,
    user: mine,
  })
  const answers = [
    new Refused(400, { errors: [{ field: 'content', message: 'Please enter your reply' }] }),
    { comment: reply },
  ]
  await show({ 'comment.reply': () => answers.shift() })
  await userEvent.click(screen.getByRole('link', { name: 'Reply' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Your reply'))
  await press('Post reply')
  await screen.findByText('Please enter your reply')
  await userEvent.type(screen.getByLabelText('Your reply'), 'Which documents were those?')
  await press('Post reply')
  await screen.findByText('Your reply is posted.')
  expect(within(screen.getByRole('list', { name: 'Replies' })).getByText('Which documents were those?')).toBeTruthy()
  expect([screen.getByLabelText<HTMLTextAreaElement>('Your reply').value, sessionStorage.length]).toEqual(['', 0])
})

test('a second reply can be sent while the page reloads after the first, under a new idempotency key', async () => {
  const written = [1, 2].map(number =>
    reviewOf({ commentId: `8${number}`, parentId: '1', content: `Answer number ${number}.`, rating: null, user: mine }),
  )
  const list = reviewBackend([reviewOf()])['comment.list']!
  const reloading = Promise.withResolvers<void>()
  let posted = 0
  const { sent } = await show({
    'comment.reply': () => ({ comment: written[(posted += 1) - 1] }),
    'comment.list': async input => (posted > 0 && (await reloading.promise), list(input)),
  })
  await userEvent.click(screen.getByRole('link', { name: 'Reply' }))
  for (const { content } of written) {
    await userEvent.type(screen.getByLabelText('Your reply'), content)
    await press('Post reply')
    await screen.findByText(content, { ignore: 'textarea' })
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  await act(async () => reloading.resolve())
})

test('an author edits their own reply and returns to it; replies of others have no Edit link', async () => {
  const reply = reviewOf({
    commentId: '8',
    parentId: '1',
    content: 'Which documents were those?',
    rating: null,
    user: mine,
    version: 2,
  })
  const other = reviewOf({ commentId: '9', parentId: '1', content: 'They asked me for none.', rating: null })
  const refused = new Refused(400, { errors: [{ field: 'content', message: 'Enter at most 1000 characters.' }] })
  const answers = [refused, { comment: reply }]
  const { sent, router } = await show({
    'comment.list': () => ({
      ...page([reviewOf({ replyCount: 2 })]),
      counts: { positive: 1, neutral: 0, negative: 0 },
    }),
    'comment.replies': () => ({ items: [{ commentId: '1', replies: [reply, other] }] }),
    'comment.detail': ({ commentId }) =>
      detailOf(commentId === '8' ? reply : reviewOf(), { replies: page([reply, other]) }),
    'comment.edit': () => answers.shift(),
  })
  const replies = within(screen.getByRole('list', { name: 'Replies' }))
  await userEvent.click(replies.getByRole('link', { name: 'Edit' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  expect(field.value).toBe('Which documents were those?')
  await userEvent.type(field, ' Both sides?')
  await press('Save changes')
  await screen.findByText('Enter at most 1000 characters.')
  expect([document.activeElement, field.value]).toEqual([field, 'Which documents were those? Both sides?'])
  await press('Save changes')
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?review=1', hash: '#review-8' }))
  expect(sent.at(-1)).toMatchObject({
    call: 'comment.edit',
    input: { commentId: '8', version: 2, content: 'Which documents were those? Both sides?' },
  })
})

test('an author removes their reply from its edit form, and a refused removal shows the reason', async () => {
  const reply = reviewOf({
    commentId: '8',
    parentId: '1',
    content: 'Which documents were those?',
    rating: null,
    user: mine,
  })
  const answers = [
    new Refused(409, { ErrorCode: 3101, message: 'This is not possible in the current state.' }),
    { done: true },
  ]
  const { sent, router } = await show(
    {
      'comment.detail': ({ commentId }) => detailOf(commentId === '8' ? reply : reviewOf()),
      'comment.remove': () => answers.shift(),
    },
    rina,
    `${address}?review=8&act=edit`,
  )
  await press('Remove the reply')
  await screen.findByText('This is not possible in the current state.')
  await press('Remove the reply')
  await waitFor(() => expect(router.state.location.search).toBe('?review=1'))
  expect(sent.at(-1)).toMatchObject({ call: 'comment.remove', input: { commentId: '8' } })
})

test('an unfinished reply is restored after a reload', async () => {
  await show()
  await userEvent.click(screen.getByRole('link', { name: 'Reply' }))
  await userEvent.type(screen.getByLabelText('Your reply'), 'Which doc')
  cleanup()
  await show()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Which doc')
})

test('a helpful vote counts at once and is undone by a second click; own reviews have no vote button', async () => {
  let votes: string[] = []
  const list = () => ({
    ...page([reviewOf({ helpfulCount: 2 + votes.length }), reviewOf({ commentId: '2', user: mine })]),
    counts: { positive: 2, neutral: 0, negative: 0 },
  })
  const { sent } = await show({
    'comment.list': list,
    'comment.myhelpful': () => ({ commentIds: votes }),
    'comment.helpful': ({ on }) => ((votes = on ? ['1'] : []), { helpful: on, helpfulCount: 0 }),
  })
  const button = screen.getByRole('button', { name: /^Helpful/ })
  await userEvent.click(button)
  await waitFor(() => expect([button.getAttribute('aria-pressed'), button.textContent]).toEqual(['true', 'Helpful3']))
  await userEvent.click(button)
  await waitFor(() => expect([button.getAttribute('aria-pressed'), button.textContent]).toEqual(['false', 'Helpful2']))
  expect(sent.map(({ input }) => input)).toEqual([
    { commentId: '1', on: true },
    { commentId: '1', on: false },
  ])
})

test('an anonymous visitor who votes is asked to log in, and then the vote counts', async () => {
  const { sent, store } = await show({ 'comment.helpful': () => ({ helpful: true, helpfulCount: 1 }) }, null)
  await press(/^Helpful/)
  expect([store.session.promptOpen, sent]).toEqual([true, []])
  await act(async () => store.session.loggedIn(rina))
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['comment.helpful']))
})

test.each([
  ['pending', 'Waiting for review', /until then only you/i],
  ['flagged', 'Reported', /stays up/],
  ['removed', 'Removed', /a moderator has removed it/i],
] as const)('the author of a review sees that it is %s and what that means', async (state, tag, why) => {
  await show({ 'comment.mycomments': () => page([reviewOf({ commentId: '3', user: mine, state })]) })
  const own = screen.getByRole('region', { name: 'Your review of Quillhaven FX' })
  within(own).getByText(tag)
  within(own).getByText(why)
  expect(within(own).queryByRole('link', { name: 'Edit' }) !== null).toBe(state !== 'removed')
})

test('other visitors do not see the state of a review', async () => {
  await openTab(address, reviewBackend([reviewOf({ state: 'flagged' })]))
  expect(screen.queryByText('Reported')).toBeNull()
})

test('the counts of a broker’s reviews say how many are being checked and do not count', async () => {
  const figures = (given: object) => ({
    items: [
      {
        traderCode: 'Q1',
        total: 21,
        positive: 20,
        neutral: 0,
        negative: 1,
        rating: 4.5,
        distribution: [1, 0, 0, 0, 20],
        beingChecked: 3,
        ...given,
      },
    ],
  })
  const counted = {
    'comment.list': () => ({
      ...page([reviewOf()]),
      counts: { positive: 23, neutral: 0, negative: 1 },
      beingChecked: 3,
    }),
  }
  await show({ ...counted, 'comment.stasticinit': () => figures({}) })
  screen.getByRole('region', { name: '24 reviews, 3 being checked' })
  screen.getByText('3 more being checked, not counted')
  screen.getByText('3 reviews are being checked and do not count yet')
  cleanup()
  await show({ ...counted, 'comment.stasticinit': () => figures({ total: 0, rating: null }) })
  expect(screen.getAllByText('No review counts yet').length).toBeGreaterThan(0)
  expect(screen.queryByText('No reviews yet')).toBeNull()
  screen.getByText('3 reviews are being checked and do not count yet')
})

test('the page of one review shows its earlier version and all its replies', async () => {
  const before = { content: 'Paid within a week.', rating: 3, at: '2026-01-10T09:00:00.000Z' }
  await show(
    {
      'comment.detail': () =>
        detailOf(reviewOf({ replyCount: 1 }), {
          history: [before],
          replies: page([reviewOf({ commentId: '5', parentId: '1', content: 'Thank you.', rating: null })]),
        }),
    },
    null,
    `${address}?review=1`,
  )
  within(screen.getByRole('region', { name: 'Earlier versions' })).getByText('Paid within a week.')
  expect(within(screen.getByRole('region', { name: '1 reply' })).getByText('Thank you.')).toBeTruthy()
})

test('a review of another broker redirects to the not-found page', async () => {
  const { router } = await show(
    { 'comment.detail': () => detailOf(reviewOf({ traderCode: 'other' })) },
    null,
    `${address}?review=1`,
  )
  expect(router.state.location.pathname).toBe('/en/404.html')
})

const reasons = [{ code: 'spam', name: 'Advertising or spam' }]
const reportable: Backend = {
  'comment.detail': () => detailOf(),
  'comment.report': () => ({ reasons, alreadyReported: false }),
}

test('reporting a review sends the reason once and shows a thank-you message', async () => {
  const { sent } = await show(
    { ...reportable, 'comment.reportpublish': () => ({ ticketId: 't1' }) },
    rina,
    `${address}?review=1&act=report`,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Advertising or spam' }))
  await press('Send report')
  await screen.findByText(/^Thank you\. A moderator will look at it/)
  expect(sent).toEqual([
    { call: 'comment.reportpublish', input: { commentId: '1', reason: 'spam' }, key: expect.any(String) },
  ])
})

test('a report without a reason shows an error, and a repeated report says that it was already made', async () => {
  const errors = [{ field: 'reason', message: 'Please fill in this field.' }]
  const answers = [new Refused(400, { errors }), new Refused(409, { ErrorCode: 3102, message: 'This already exists.' })]
  await show({ ...reportable, 'comment.reportpublish': () => answers.shift() }, rina, `${address}?review=1&act=report`)
  await press('Send report')
  await screen.findByText('Please fill in this field.')
  await press('Send report')
  expect(await screen.findByText(/^You have reported this already/)).toBeTruthy()
})

test('reporting or editing a review redirects an anonymous visitor to the login', async () => {
  for (const asked of ['report', 'edit']) {
    const { router } = await show(reportable, null, `${address}?review=1&act=${asked}`)
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/en/login.html?return=${encodeURIComponent(`${address}?review=1&act=${asked}`)}`,
    )
    cleanup()
  }
})

test('reviews are shown even if the calls for the visitor’s own data fail', async () => {
  await show({ 'comment.mycomments': () => new Refused(401), 'comment.myhelpful': () => new Refused(503) })
  expect(screen.getByText('Paid within a day.')).toBeTruthy()
})
