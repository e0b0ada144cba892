import {
  usercenterAttention,
  usercenterMyforum,
  usercenterMymarket,
  usercenterProfile,
  usercenterVpsorders,
} from 'calls/account-lists'
import { dealerGettraderbycodes } from 'calls/brokers'
import type { FeedItem } from 'calls/entities/feed-item'
import { businesscardGet, postsfeedList, suggestedusersList } from 'calls/feed'
import { listingStates } from 'calls/entities/market-listing'
import { vpsRequestStates } from 'calls/entities/vps-request'
import { usercenterMailsubscription } from 'calls/mail-settings'
import { moderationDetail, moderationQueue } from 'calls/moderation'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'

const reader = {
  avatar: null,
  countryCode: '360',
  twoCharCode: 'ID',
  countryName: 'Indonesia',
  identity: 'trader',
  vest: false,
}
const people = [
  { userId: 'U103', nick: 'night_shift', fans: 4, ...reader },
  { userId: 'U104', nick: 'Pip by pip', fans: 0, ...reader },
]
const inEnglish = (item: FeedItem): FeedItem => ({ ...item, lang: 'en' })

/** Setup for running the area on its own: the visitor is chosen in the frame around it. */
export const alone: AreaAlone = {
  params: { userPage: 'U100.html' },
  // Without a code they lead to a list.
  again: /^user\/(complaints\/private|vps)\.html$/,
  states: [
    '/user/setting.html?change=email',
    '/user/setting.html?change=phone',
    '/user/release.html?tab=reviews',
    '/user/market.html?state=rejected',
    '/user/orderList.html?sent=1',
    '/user/vps.html?trader=1000000001',
    '/user/vps.html?trader=fit',
    '/user/market.html?withdraw=live',
    '/user/attention.html?tab=people',
    '/user/feed.html?tab=following',
    '/user/feed.html?kind=exposure',
    '/user/U101.html',
    '/user/security.html?delete=1',
    '/user/complaints.html?tab=private',
    '/user/complaints/private.html?code=K100',
    '/user/complaints/private.html?code=K100&act=append',
    '/user/complaints/private.html?code=K100&act=close',
    '/user/messages.html?show=unread',
    '/user/unsubscribe.html?token=token-of-mails-that-are-on',
    '/user/unsubscribe.html?token=token-of-mails-that-are-off',
    '/user/enterprise.html?broker=1000000001&new=1',
    '/user/enterprise.html?invite=token-of-an-invitation',
    '/user/moderation.html?kind=comment&id=C100',
    '/user/moderation.html?kind=exposure&id=E100',
    '/user/moderation.html?kind=exposure&show=all&broker=pw1&author=U103&age=3d',
    '/user/moderation.html?kind=legalnotice&id=N100',
  ],
  answers: [
    mockAnswer(usercenterMymarket, ({ made }) => ({
      ...made,
      items: listingStates.map(state => ({ ...made.items[0]!, code: state, state, lang: 'en' })),
    })),
    mockAnswer(usercenterVpsorders, ({ made }) => ({
      ...made,
      items: vpsRequestStates.map(state => ({
        ...made.items[0]!,
        code: state,
        state,
        reason: state === 'refused' ? made.items[0]!.reason : null,
      })),
    })),
    mockAnswer(dealerGettraderbycodes, ({ input, made }) =>
      input.codes.includes('fit') ? { items: made.items.map(broker => ({ ...broker, findings: [] })) } : made,
    ),
    mockAnswer(usercenterAttention, ({ input, made }) =>
      input.kind === 'user' ? { items: people, total: people.length, pageIndex: 1, pageSize: 20 } : made,
    ),
    mockAnswer(usercenterMailsubscription, ({ input }) => ({
      kind: 'exposure' as const,
      email: 'r•••a@mail.example',
      on: input.token.endsWith('-on'),
    })),
    // An exposure that can be decided, as no other kind of item.
    mockAnswer(moderationDetail, ({ input, made }) =>
      input.kind === 'exposure'
        ? { ...made, kind: 'exposure' as const, state: 'pending_review', ownInterest: false, holder: null }
        : { ...made, timeline: [], cases: null },
    ),
    mockAnswer(moderationQueue, ({ made }) => ({
      ...made,
      counts: [{ kind: 'exposure' as const, state: 'pending_review', held: 'nobody' as const, count: made.total }],
    })),
    mockAnswer(usercenterMyforum, ({ made }) => ({ ...made, items: made.items.map(inEnglish) })),
    mockAnswer(postsfeedList, ({ made }) => ({ ...made, items: made.items.map(inEnglish) })),
    mockAnswer(suggestedusersList, () => ({ items: people })),
    // Exactly one of the two, as the call says.
    mockAnswer(businesscardGet, ({ input, made }) =>
      input.traderCode ? { ...made, user: null } : { ...made, broker: null },
    ),
    mockAnswer(usercenterProfile, ({ input, made }) => ({
      ...made,
      // The staff of a broker.
      traderCode: input.userId === 'U101' ? '1000000001' : null,
      posts: { ...made.posts, items: made.posts.items.map(inEnglish) },
    })),
  ],
}
