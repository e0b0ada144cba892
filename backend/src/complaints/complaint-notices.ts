import type { ComplaintAction, ComplaintStep } from 'calls/complaint-case/complaint-rules'
import type { Queries } from 'database/db'
import { notify, sameInBoth } from '../user-messages/notify.ts'
import type { Words } from '../user-messages/notify.ts'
import { quoteOf } from '../user-messages/quote-of.ts'

/** Titles of the notices about a step of a private complaint, to those whom the rules name. */
export const complaintTitles: Partial<Record<ComplaintAction, Words>> = {
  answer: {
    en: 'Your private complaint about {broker} was answered',
    id: 'Pengaduan privat Anda tentang {broker} sudah dijawab',
  },
  close: {
    en: 'A moderator closed your private complaint about {broker}',
    id: 'Moderator menutup pengaduan privat Anda tentang {broker}',
  },
  append: {
    en: 'The author of a private complaint about {broker} added information',
    id: 'Pelapor menambahkan keterangan pada pengaduan privat tentang {broker}',
  },
  settle: {
    en: 'The author of a private complaint about {broker} says that it is settled',
    id: 'Pelapor menyatakan pengaduan privat tentang {broker} selesai',
  },
  withdraw: {
    en: 'The author withdrew a private complaint about {broker}',
    id: 'Pelapor menarik pengaduan privat tentang {broker}',
  },
}

/** The author reads the moderator's words in the notice. What the author writes stays in the moderation desk: notices are also mailed. */
export async function notifyOfComplaint(
  queries: Queries,
  { code, brokerName }: { code: string; brokerName: string },
  { action, notifies }: ComplaintStep,
  note: string,
  userIds: readonly string[],
): Promise<void> {
  const title = complaintTitles[action]
  if (!title) return
  const named = (text: string) => text.replace('{broker}', () => brokerName)
  await notify(queries, userIds, {
    kind: 'exposure',
    title: { en: named(title.en), id: named(title.id) },
    text: sameInBoth(notifies === 'author' ? quoteOf(note) : ''),
    path:
      notifies === 'author'
        ? `/user/complaints/private.html?code=${code}`
        : `/user/moderation.html?kind=complaint&id=${code}`,
    mail: true,
  })
}
