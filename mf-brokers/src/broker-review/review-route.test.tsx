import { fireEvent, screen } from '@testing-library/react'
import { jest } from '@jest/globals'
import { openTab } from '../testing/open-tab.tsx'
import { reviewBackend, reviewOf } from '../testing/sample-reviews.ts'
import { ReplyForm } from './reply-part.tsx'
import { OneReview } from './view-parts.ts'

const address = '/en/brokers/review/quillhaven-fx-Q1.html'

afterEach(() => history.replaceState(null, '', '/'))

test('loading the review page before hydration also loads the form named in the address', async () => {
  history.replaceState(null, '', `${address}?act=write`)
  // The page's code is loaded once per tab, so it has to be a new tab.
  await jest.isolateModulesAsync(async () => {
    const [{ reviewPage }, { WriteReview }] = await Promise.all([
      import('./review-route.ts'),
      import('./view-parts.ts'),
    ])
    const load = jest.spyOn(WriteReview, 'load')
    await reviewPage.load()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

test('the review tab’s loader loads the view named in the address', async () => {
  const load = jest.spyOn(OneReview, 'load')
  await openTab(address, reviewBackend([reviewOf()]))
  expect(load).not.toHaveBeenCalled()
  const detail = { comment: reviewOf(), history: [], replies: { items: [], total: 0, pageIndex: 1, pageSize: 20 } }
  await openTab(`${address}?review=1`, reviewBackend([reviewOf()], { 'comment.detail': () => detail }))
  expect(load).toHaveBeenCalledTimes(1)
})

test('the reply form is preloaded when the Reply link gets the focus', async () => {
  await openTab(address, reviewBackend([reviewOf()]))
  const load = jest.spyOn(ReplyForm, 'load')
  fireEvent.focus(screen.getByRole('link', { name: 'Reply' }))
  expect(load).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Reply' }))
  await screen.findByLabelText('Your reply')
})
