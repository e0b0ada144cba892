import type { Comment } from 'calls/entities/comment'
import type { Image } from 'calls/entities/image'
import { brokerTabs } from '../addresses.ts'
import { brokerOf, noEvidence } from './sample-brokers.ts'
import type { Backend } from './open-tab.tsx'

export const reviewOf = (given: Partial<Comment> = {}): Comment => ({
  commentId: '1',
  traderCode: 'Q1',
  traderName: 'Quillhaven FX',
  traderSlug: 'quillhaven-fx',
  targetType: 'broker',
  targetCode: 'Q1',
  parentId: null,
  user: {
    userId: 'u9',
    nick: 'Marcus T.',
    avatar: null,
    countryCode: '826',
    twoCharCode: 'GB',
    countryName: 'United Kingdom',
    identity: 'trader',
    vest: false,
    fans: 0,
  },
  rating: 5,
  kind: 'positive',
  content: 'Paid within a day.',
  lang: 'en',
  originalLang: 'en',
  images: [],
  state: 'published',
  beingChecked: false,
  staff: false,
  replyCount: 0,
  helpfulCount: 0,
  createdAt: '2026-01-14T12:00:00.000Z',
  editedAt: null,
  version: 1,
  sample: false,
  ...given,
})

export const imageOf = (imageId: string): Image => ({
  imageId,
  url: `/images/${imageId}.webp`,
  thumb: `/images/${imageId}-thumb.webp`,
  width: 40,
  height: 30,
})

/** The calls that the pages of a broker's review tab make. */
export function reviewBackend(reviews: readonly Comment[], overrides: Backend = {}): Backend {
  const page = (items: readonly Comment[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })
  return {
    'dealer.main': () => ({
      main: brokerOf(),
      tabs: brokerTabs.map(linkname => ({ linkname, isShow: true })),
      evidence: noEvidence,
    }),
    'comment.list': () => ({
      ...page(reviews),
      counts: { positive: reviews.length, neutral: 0, negative: 0 },
      beingChecked: 0,
      translates: false,
    }),
    'comment.replies': () => ({ items: [] }),
    'comment.mycomments': () => page([]),
    'comment.myhelpful': () => ({ commentIds: [] }),
    'comment.switch': () => ({ open: true, reason: '', minChars: 10, nextAllowedAt: null }),
    'usercenter.collected': () => ({ codes: [] }),
    ...overrides,
  }
}
