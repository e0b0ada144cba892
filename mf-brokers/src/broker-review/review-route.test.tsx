import { fireEvent, screen } from '@testing-library/react'
import { jest } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { openTab } from '../testing/open-tab.tsx'
import { reviewBackend, reviewOf } from '../testing/sample-reviews.ts'
import { ReplyForm } from './reply-part.tsx'
import { reviewPage } from './review-route.ts'
import { OneReview, WriteReview } from './view-parts.ts'

const address = '/en/brokers/review/quillhaven-fx-Q1.html'

/** Whether the view renders at once instead of a fallback. A loaded view throws here, because there is no page around it. */
function isThere(View: typeof WriteReview): boolean {
  try {
    return renderToString(<View data={{} as never} />) !== ''
  } catch {
    return true
  }
}

afterEach(() => history.replaceState(null, '', '/'))

test('loading the review page before hydration also loads the form named in the address', async () => {
  history.replaceState(null, '', `${address}?act=write`)
  expect(isThere(WriteReview)).toBe(false)
  await reviewPage.load()
  expect(isThere(WriteReview)).toBe(true)
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
