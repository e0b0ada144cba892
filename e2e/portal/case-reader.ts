import type { Visitor } from 'backend/testing/visitor'
import { complaintDetail } from 'calls/complaints'
import type { Image } from 'calls/entities/image'
import { SOUGHT } from './private-case.ts'
import { answersTo, pagesFor, picturesFor, type Place } from './read-everything.ts'

/** A case, a private complaint about the same broker, and pictures whose addresses are tried. */
interface Subject {
  code: string
  slug: string
  complaintCode: string
  broker: { code: string; slug: string }
  images: readonly Image[]
}

/** The addresses, without the language, at which a case or a private complaint can be read, and everything that a visitor gets about them. */
export function caseReader({ code, slug, complaintCode, broker, images }: Subject) {
  const casePage = `/exposure/${slug}-${code}.html`
  const complaintPage = `/user/complaints/private.html?code=${complaintCode}`
  const publicPages = [
    '/',
    casePage,
    '/exposure.html',
    `/exposure.html?traderCode=${broker.code}`,
    `/search.html?q=${SOUGHT}`,
    '/exposure/mediation.html',
    `/brokers/info/${broker.slug}-${broker.code}.html`,
    '/feeds/exposure.xml',
    `/feeds/exposure/${code}.xml`,
  ]
  const ownPages = [
    '/user/complaints.html',
    complaintPage,
    '/user/messages.html',
    '/user/attention.html',
    '/user/release.html',
    '/user/enterprise/replies.html',
    '/user/moderation.html',
    `/user/moderation.html?kind=exposure&id=${code}`,
    `/user/moderation.html?kind=complaint&id=${complaintCode}`,
    `/exposure/publish.html?code=${code}`,
  ]
  const known = { code, traderCode: broker.code, keyword: SOUGHT, kind: 'exposure', id: code }
  const readBy = async (visitor: Visitor, lang: string): Promise<Place[]> => [
    ...(await pagesFor(visitor, lang, [...publicPages, ...ownPages])),
    ...(await answersTo(visitor, known)),
    [complaintDetail.name, await (await visitor.request(complaintDetail, { code: complaintCode })).text()],
    ...(await picturesFor(visitor, images)),
  ]
  return { casePage, complaintPage, publicPages, readBy }
}
