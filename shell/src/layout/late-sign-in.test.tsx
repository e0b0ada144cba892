import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { openSite } from '../testing/open-site.tsx'

afterEach(cleanup)

test('the login form takes the focus when its code arrives after the dialog has opened', async () => {
  const { store } = await openSite('/en/404.html')
  act(() => store.session.openPrompt())
  expect(screen.getByRole('dialog').querySelector('input')).toBeNull()
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('account'))
})
