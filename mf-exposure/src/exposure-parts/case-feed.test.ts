import type { Exposure } from 'calls/entities/exposure'
import { withCaseFeed } from './case-feed.ts'

const feedOf = (state: Exposure['state'], lang: string) => {
  const head = withCaseFeed(() => ({ title: 'A case' }))
  const place = { lang } as Parameters<typeof head>[1]
  return head({ exposure: { code: 'c7', state } as Exposure }, place).feed
}

test('a public case has the feed of its own timeline in the language of its page, and other cases have none', () => {
  expect(feedOf('published', 'en')).toEqual({ title: 'A case', path: '/en/feeds/exposure/c7.xml' })
  expect(feedOf('resolved', 'id')).toEqual({ title: 'A case', path: '/id/feeds/exposure/c7.xml' })
  expect([feedOf('draft', 'en'), feedOf('pending_review', 'en'), feedOf('rejected', 'en')]).toEqual(
    Array(3).fill(undefined),
  )
})
