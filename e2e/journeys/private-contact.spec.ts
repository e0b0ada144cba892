import { Visitor } from 'backend/testing/visitor'
import { complaintContact, complaintDetail } from 'calls/complaints'
import { exposureContact } from 'calls/exposure-cases'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { operate } from '../portal/case-visitors.ts'
import { findMarks } from '../portal/find-marks.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { addParties, complainPrivately, runCase, sendForReview } from '../portal/private-case.ts'
import { answersTo, filesIn, pagesFor, unpacked, type Place } from '../portal/read-everything.ts'
import { expect, test } from '../portal/test.ts'

/** The private contact of a complaint, and a picture that its author has taken out again, are found only where they belong. */

const portal = ownPortal({ env: { LOG_LEVEL: 'trace', TRUST_PROXY: '1' } })

/** Letters and digits, which no encoding of a page, an address or a mail changes. */
const markOf = (name: string) => `${name}${randomBytes(8).toString('hex')}`

test('the private contact of a complaint is shown to its author and to moderators alone, and a removed picture to nobody', async ({
  playwright,
}) => {
  const log: Buffer[] = []
  for (const stream of [portal.process.stdout!, portal.process.stderr!]) stream.on('data', chunk => log.push(chunk))
  const parties = await addParties({ playwright }, portal)
  const { author, staff, moderator, follower, broker } = parties
  const marks = { title: markOf('title'), contact: markOf('contact'), complaintContact: markOf('complaint') }
  const { code, slug, removed, bytes } = await sendForReview(parties, marks)
  const complaintCode = await complainPrivately(parties, marks)
  await runCase(parties, code)

  const find = findMarks({ ...marks, removed: bytes.subarray(-200, -100) })
  const placesOf = (name: string, places: readonly Place[]) =>
    places.filter(([, content]) => find(content).includes(name)).map(([place]) => place)

  const casePage = `/exposure/${slug}-${code}.html`
  const publicPages = [
    '/',
    casePage,
    '/exposure.html',
    `/exposure.html?traderCode=${broker.code}`,
    `/search.html?q=${marks.title}`,
    '/exposure/mediation.html',
    `/brokers/info/${broker.slug}-${broker.code}.html`,
    '/feeds/exposure.xml',
    `/feeds/exposure/${code}.xml`,
  ]
  const ownPages = [
    '/user/complaints.html',
    `/user/complaints.html?code=${complaintCode}`,
    '/user/messages.html',
    '/user/attention.html',
    '/user/release.html',
    '/user/enterprise/replies.html',
    '/user/moderation.html',
    `/user/moderation.html?kind=exposure&id=${code}`,
    `/user/moderation.html?kind=complaint&id=${complaintCode}`,
    `/exposure/publish.html?code=${code}`,
  ]
  const known = { code, traderCode: broker.code, keyword: marks.title, kind: 'exposure', id: code }
  const readBy = async (visitor: Visitor, lang: string): Promise<Place[]> => [
    ...(await pagesFor(visitor, lang, [...publicPages, ...ownPages])),
    ...(await answersTo(visitor, known)),
    ['complaint.detail', await (await visitor.request(complaintDetail, { code: complaintCode })).text()],
  ]

  // The search finds the contacts where they are shown.
  const read = await readBy(author.visitor, 'en')
  expect(placesOf('contact', read)).toEqual(expect.arrayContaining([`/en${casePage} 200`, 'exposure.own']))
  expect(placesOf('complaintContact', read)).toContain('complaint.detail')
  expect(find(JSON.stringify(await moderator.send(exposureContact, { code })))).toEqual(['contact'])
  const ofComplaint = await moderator.send(complaintContact, { code: complaintCode })
  expect(find(JSON.stringify(ofComplaint))).toEqual(['complaintContact'])

  const nobody = new Visitor(portal.origin, '203.0.113.9')
  const answers = [
    ...(await readBy(nobody, 'en')),
    // These are stored by now.
    ...(await pagesFor(nobody, 'en', publicPages)),
    ...(await pagesFor(nobody, 'id', publicPages)),
    ...(await readBy(follower.visitor, 'id')),
    ...(await readBy(staff.visitor, 'en')),
    ...(await readBy(moderator.visitor, 'id')),
  ]
  for (const { visitor } of [author, moderator])
    for (const path of [removed.url, removed.thumb]) expect((await visitor.fetch('GET', path)).status).toBe(404)
  const backup = join(portal.dataDir, 'backup.tar.gz')
  await operate(portal, 'data', 'backup', backup)
  await portal.stop()
  const mails = filesIn(join(portal.dataDir, 'outbox'))
  const said: Place[] = [['log', Buffer.concat(log)]]
  const stored = [unpacked(backup), ...filesIn(join(portal.dataDir, 'pg'))]

  const openly = [`/id${casePage} 200`, `/en/feeds/exposure/${code}.xml 200`, 'exposure.detail']
  expect(placesOf('title', answers)).toEqual(expect.arrayContaining(openly))
  expect(placesOf('title', mails)).not.toEqual([])
  expect(placesOf('title', stored)).toContain(backup)
  for (const name of ['contact', 'complaintContact'])
    expect(placesOf(name, [...answers, ...mails, ...said, ...stored]), name).toEqual([])
  expect(placesOf('removed', [...read, ...answers, ...mails, ...said])).toEqual([])
})
