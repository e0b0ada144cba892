import type { CaseAction, CaseParty, Rule } from 'calls/exposure-case/case-rules'
import type { Queries } from 'database/db'
import { staffOf } from '../comments/broker-staff.ts'
import { notify, sameInBoth } from '../user-messages/notify.ts'
import type { Words } from '../user-messages/notify.ts'
import { quoteOf } from '../user-messages/quote-of.ts'
import type { MovedCase } from './find-case.ts'

/** Titles of the notices about a step, for everyone whom the rules notify of it. */
export const noticeTitles: Partial<Record<CaseAction, Partial<Record<CaseParty, Words>>>> = {
  approve: {
    author: { en: 'Your complaint about {broker} was published', id: 'Pengaduan Anda tentang {broker} sudah tayang' },
    staff: { en: 'New complaint about {broker}', id: 'Pengaduan baru tentang {broker}' },
  },
  reject: {
    author: {
      en: 'Your complaint about {broker} was not published',
      id: 'Pengaduan Anda tentang {broker} tidak ditayangkan',
    },
  },
  add: {
    staff: {
      en: 'The author of a complaint about {broker} asks for mediation',
      id: 'Pelapor meminta mediasi untuk pengaduan tentang {broker}',
    },
  },
  accept: {
    author: {
      en: 'Mediation of your complaint about {broker} has begun',
      id: 'Mediasi pengaduan Anda tentang {broker} dimulai',
    },
    staff: {
      en: 'Mediation has begun: reply to a complaint about {broker} within 14 days',
      id: 'Mediasi dimulai: jawab pengaduan tentang {broker} dalam 14 hari',
    },
  },
  decline: {
    author: {
      en: 'Your request to mediate with {broker} was declined',
      id: 'Permintaan mediasi Anda dengan {broker} ditolak',
    },
    staff: {
      en: 'A request to mediate with {broker} was declined',
      id: 'Permintaan mediasi dengan {broker} ditolak',
    },
  },
  reply: { author: { en: '{broker} replied to your complaint', id: '{broker} menjawab pengaduan Anda' } },
  append: {
    staff: {
      en: 'The author of a complaint about {broker} added information',
      id: 'Pelapor menambahkan keterangan pada pengaduan tentang {broker}',
    },
  },
  resolve: {
    staff: {
      en: 'The author marked a complaint about {broker} as resolved',
      id: 'Pelapor menyatakan pengaduan tentang {broker} selesai',
    },
  },
  giveup: {
    staff: {
      en: 'The author gave up a complaint about {broker}',
      id: 'Pelapor menghentikan pengaduan tentang {broker}',
    },
  },
  close: {
    author: {
      en: 'A moderator closed your complaint about {broker}',
      id: 'Moderator menutup pengaduan Anda tentang {broker}',
    },
    staff: {
      en: 'A moderator closed a complaint about {broker}',
      id: 'Moderator menutup pengaduan tentang {broker}',
    },
  },
  reopen: {
    staff: {
      en: 'The author reopened a complaint about {broker}: reply within 14 days',
      id: 'Pelapor membuka kembali pengaduan tentang {broker}: jawab dalam 14 hari',
    },
  },
}

/** Leaves the notices that the rules name for a step. They quote its note, never the private contact. */
export async function notifyOfStep(
  queries: Queries,
  { code, slug, authorId, brokerCode, brokerName }: MovedCase,
  { action, notifies }: Rule,
  note: string,
): Promise<void> {
  for (const party of notifies) {
    const title = noticeTitles[action]?.[party]
    if (!title) continue
    const members = party === 'author' ? [authorId] : brokerCode === null ? [] : await staffOf(queries, brokerCode)
    const named = (text: string) => text.replace('{broker}', () => brokerName)
    await notify(
      queries,
      members.filter(userId => party === 'author' || userId !== authorId),
      {
        kind: 'exposure',
        title: { en: named(title.en), id: named(title.id) },
        text: sameInBoth(quoteOf(note)),
        path: `/exposure/${slug}-${code}.html`,
        mail: true,
      },
    )
  }
}
