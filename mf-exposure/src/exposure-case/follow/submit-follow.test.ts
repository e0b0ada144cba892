/** @jest-environment ../scripts/jest/node-environment.mjs */
import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-state/api/api-error'
import type { LoadContext } from 'shared-state/runtime'
import { submitFollow } from './submit-follow.ts'

test('without JavaScript, the login page returns to the case and remembers that the visitor wants to follow it', async () => {
  const sent = new FormData()
  sent.set('intent', 'follow')
  const context = {
    lang: 'id',
    url: new URL('http://localhost/id/exposure/late-E1.html?page=2'),
    api: {
      call: async () => {
        throw new ApiError({ call: 'exposure.follow', status: 401, code: 2001, message: '', errors: [] })
      },
    },
  } as unknown as LoadContext
  const answer = await submitFollow(sent, 'E1', context).catch((error: unknown) => error as Response)
  expect((answer as Response).headers.get('Location')).toBe(
    `/id/login.html?return=${encodeURIComponent('/id/exposure/late-E1.html?act=follow')}`,
  )
})
