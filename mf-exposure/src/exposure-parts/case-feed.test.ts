import type { Exposure } from 'calls/entities/exposure'
import { withCaseFeed } from './case-feed.ts'

const feedOf = (state: Exposure['state'], lang: string) => {
  const head = withCaseFeed(() => ({ title: 'A case' }))
  const place = { lang } as Parameters<typeof head>[1]
  return head({ exposure: { code: 'c7', state } as Exposure }, place).feed
}

test('the page of a public case names the feed of that case in the language of the page, and a hidden case has no feed', () => {
  expect(feedOf('published', 'en')).toEqual({ title: 'A case', path: '/en/feeds/exposure/c7.xml' })
  expect(feedOf('resolved', 'id')).toEqual({ title: 'A case', path: '/id/feeds/exposure/c7.xml' })
  expect([feedOf('draft', 'en'), feedOf('pending_review', 'en'), feedOf('rejected', 'en')]).toEqual(
    Array(3).fill(undefined),
  )
})
