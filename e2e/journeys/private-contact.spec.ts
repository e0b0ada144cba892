import { stepRequest } from 'backend/testing/case-scene'
import { Visitor } from 'backend/testing/visitor'
import { complaintContact } from 'calls/complaints'
import { exposureContact } from 'calls/exposure-cases'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { caseReader } from '../portal/case-reader.ts'
import { operate } from '../portal/case-visitors.ts'
import { findMarks } from '../portal/find-marks.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { addParties, complainPrivately, runCase, saveDraft } from '../portal/private-case.ts'
import { filesIn, mailsIn, pagesFor, sitemapsFor, tablesIn, unpacked, type Place } from '../portal/read-everything.ts'
import { expect, test } from '../portal/test.ts'

/** The private contact of a complaint, and a picture that its author has taken out again, are found only where they belong. */

const portal = ownPortal({ env: { LOG_LEVEL: 'trace', TRUST_PROXY: '1' } })

/** Letters and digits, which no encoding of a page, an address or a mail changes. */
const markOf = (name: string) => `${name}${randomBytes(8).toString('hex')}`

/** Bytes by which each file of a picture is recognised. */
const bytesOf = (file: Buffer) => file.subarray(-120, -20)

test(
  'the private contact of a complaint is shown to its author and to moderators alone, and a removed picture to nobody',
  { tag: '@long' },
  async ({ playwright }) => {
    const log: Buffer[] = []
    for (const stream of [portal.process.stdout!, portal.process.stderr!]) stream.on('data', chunk => log.push(chunk))
    const parties = await addParties({ playwright }, portal)
    const { author, staff, moderator, follower, stranger, broker } = parties
    const nobody = new Visitor(portal.origin, '203.0.113.9')
    const marks = { title: markOf('title'), contact: markOf('contact'), complaintContact: markOf('complaint') }
    const draft = await saveDraft(parties, marks)
    const { code } = draft
    const removed = draft.pictures.slice(1)
    const images = removed.map(({ image }) => image)
    const complaintCode = await complainPrivately(parties, marks)

    const ofPictures = removed.flatMap(({ original, served }, index) => [
      [`removed ${index}`, bytesOf(served)],
      [`original ${index}`, bytesOf(original)],
    ])
    const find = findMarks({ ...marks, ...Object.fromEntries(ofPictures) })
    const placesOf = (name: RegExp, places: readonly Place[]) =>
      places.filter(([, content]) => find(content).some(found => name.test(found))).map(([place]) => place)

    const { casePage, complaintPage, publicPages, readBy } = caseReader({ ...draft, complaintCode, broker, images })

    // The search finds what it looks for where that is shown.
    const whileDraft = await readBy(author.visitor, 'en')
    expect(placesOf(/contact/, whileDraft)).toEqual(expect.arrayContaining([`/en${casePage} 200`, 'exposure.own']))
    expect(placesOf(/complaintContact/, whileDraft)).toEqual([
      `/en${complaintPage} 200`,
      'usercenter.accountexport',
      'complaint.detail',
    ])
    expect(placesOf(/removed/, whileDraft)).toEqual(images.map(({ url }) => url))
    expect(placesOf(/original/, whileDraft)).toEqual([])

    // Nobody else reads an unpublished post, whatever its state.
    const unpublished = await readBy(stranger.visitor, 'en')
    await draft.send(2)
    unpublished.push(...(await readBy(staff.visitor, 'en')), ...(await pagesFor(nobody, 'en', publicPages)))
    await moderator.send(...stepRequest('reject', code, 'The second picture shows an account number.'))
    unpublished.push(...(await readBy(stranger.visitor, 'id')), ...(await pagesFor(nobody, 'id', publicPages)))
    await draft.send(1)
    expect(placesOf(/./, unpublished)).toEqual([])

    await runCase(parties, code)
    expect(find(JSON.stringify(await moderator.send(exposureContact, { code })))).toEqual(['contact'])
    const ofComplaint = await moderator.send(complaintContact, { code: complaintCode })
    expect(find(JSON.stringify(ofComplaint))).toEqual(['complaintContact'])
    const asked = await staff.visitor.call(exposureContact, { code })
    expect(asked.status).toBe(403)
    const sitemaps = await sitemapsFor(nobody)
    expect(sitemaps.some(([, content]) => content.includes(`-${broker.code}.html`))).toBe(true)
    const answers = [
      ...(await readBy(nobody, 'en')),
      // These are stored by now.
      ...(await pagesFor(nobody, 'en', publicPages)),
      ...(await pagesFor(nobody, 'id', publicPages)),
      ...sitemaps,
      ...(await readBy(follower.visitor, 'id')),
      ...(await readBy(stranger.visitor, 'id')),
      ...(await readBy(staff.visitor, 'en')),
      ...(await readBy(moderator.visitor, 'id')),
    ]
    const readByAuthor = await readBy(author.visitor, 'en')
    const backup = join(portal.dataDir, 'backup.tar.gz')
    await operate(portal, 'data', 'backup', backup)
    await portal.stop()
    const mails = mailsIn(join(portal.dataDir, 'outbox'))
    const said: Place[] = [['log', Buffer.concat(log)]]
    const rows = await tablesIn(portal.dataDir)
    const files = [unpacked(backup), ...filesIn(join(portal.dataDir, 'pg'))]

    const openly = [`/id${casePage} 200`, `/en/feeds/exposure/${code}.xml 200`, 'exposure.detail']
    expect(placesOf(/title/, answers)).toEqual(expect.arrayContaining(openly))
    expect(placesOf(/title/, mails)).not.toEqual([])
    expect(placesOf(/title/, rows)).toContain('table exposures')
    expect(placesOf(/title/, files)).toContain(backup)
    expect(Buffer.concat(log).includes('"refused":"role","network":"203.0.113.2"')).toBe(true)
    expect(placesOf(/contact/i, [...answers, ...mails, ...said, ...rows, ...files])).toEqual([])
    expect(placesOf(/removed|original/, [...readByAuthor, ...answers, ...mails, ...said, ...rows])).toEqual([])
    // The files may keep the bytes of removed rows (decision 79), but never what was uploaded.
    expect(placesOf(/original/, files)).toEqual([])
  },
)
