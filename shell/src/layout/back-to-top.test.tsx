import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite } from '../testing/open-site.tsx'

afterEach(cleanup)

test('the back-to-top button appears after one screen and moves the focus to the content', async () => {
  const { store } = await openSite('/en/404.html')
  const scrolled = jest.fn()
  window.scrollTo = scrolled as never
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
  act(() => store.screen.measured({ height: 700, tipsHeight: 30, scrollTop: 731 }))
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(scrolled).toHaveBeenCalledWith({ top: 0 })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
