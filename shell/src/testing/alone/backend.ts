import type { PortalBackend } from 'platform/alone/src/portal'
import { advertisementInit, advertisementTopad } from 'calls/ads'
import { allCalls } from 'calls/all-calls'
import { commentMostweek } from 'calls/comments'
import type { User } from 'calls/entities/user'
import { homemessagebarList } from 'calls/feed'
import {
  aggregateSeoToplistHeaderfooter,
  homeData,
  homefucContactinfo,
  homefucFriendlink,
  homefucPartnetlist,
  homefucRegulatorystats,
  wikifxHeadermenuinit,
} from 'calls/home'
import { homeRiskcontrol, popwindowInit } from 'calls/notices'
import { usercenterEmailregister } from 'calls/register'
import { usercenterLogin, usercenterLogout } from 'calls/sign-in'
import { usercenterGetuserfromcookie } from 'calls/users'
import { axiosTransport } from 'shared-state/api/axios-transport'
import { mockAnswer } from 'shared-state/contract/area-alone'
import { makeAnswer } from './make-answer.ts'
import { brokerCode } from './sample-codes.ts'
import { visitors } from './visitors.ts'

const homePart = 'home.'

/** Mock backend for an area that runs on its own (docs/testing-an-area.md). */
export const backend: PortalBackend = {
  calls: allCalls,
  visitors,
  countryCode: 'id',
  layoutCalls: [
    advertisementInit,
    advertisementTopad,
    homeRiskcontrol,
    homemessagebarList,
    popwindowInit,
    wikifxHeadermenuinit,
    aggregateSeoToplistHeaderfooter,
    commentMostweek,
    homefucContactinfo,
    homefucFriendlink,
    homefucPartnetlist,
    homefucRegulatorystats,
  ].map(({ name }) => name),
  visitorAfter: {
    [usercenterLogin.name]: 'trader',
    [usercenterEmailregister.name]: 'trader',
    [usercenterLogout.name]: 'nobody',
  },
  makeAnswer,
  answersFor: ({ slots }) => [
    mockAnswer(wikifxHeadermenuinit, () => ({ items: [] })),
    // Nothing opens over the page of an area that is tried by itself.
    mockAnswer(homeRiskcontrol, () => ({ show: false, title: '', content: '', countries: [] })),
    mockAnswer(popwindowInit, () => ({ items: [] })),
    mockAnswer(homemessagebarList, () => ({ items: [], unread: 0 })),
    mockAnswer(advertisementInit, () => ({ show: false, slots: [] })),
    mockAnswer(advertisementTopad, () => ({ items: [] })),
    mockAnswer(homefucFriendlink, () => ({ items: [] })),
    mockAnswer(homefucPartnetlist, () => ({ items: [] })),
    mockAnswer(homeData, ({ made }) => ({
      ...made,
      modules: slots
        .filter(slot => slot.startsWith(homePart))
        .map((slot, i) => ({ code: slot.slice(homePart.length), name: slot, patternId: 1, type: i, isshow: true })),
    })),
  ],
  slotProps: () => ({
    traderCode: brokerCode(0),
    traderCodes: [0, 4, 9].map(brokerCode).join(','),
    tags: 'pip,margin,swap',
  }),
  async askVisitor() {
    const { body } = await axiosTransport().send({
      declaration: usercenterGetuserfromcookie,
      input: {},
      headers: {},
      signal: AbortSignal.timeout(10_000),
    })
    return (body.Data as { result: User | null } | undefined)?.result ?? null
  },
  tests: {
    mayAll: 'moderator',
    user: 'trader',
    login: { path: '/login.html', fields: { account: 'reader@example.com', password: 'winter rain on 5 roofs' } },
  },
}
