import type { Language } from 'shared-state/i18n/languages'
import type { publicExposureStates } from '../entities/exposure.ts'
import type { LicenceStatus } from '../entities/licence.ts'

type Names<State extends string> = Record<State, Record<Language, string>>

/** Names of a broker's licence states in the server's answers; a test of ui checks that its dictionaries use the same words. */
export const licenceStatusNames = {
  regulated: { en: 'Regulated', id: 'Teregulasi' },
  offshore: { en: 'Offshore licence', id: 'Lisensi offshore' },
  exceeded: { en: 'Exceeds its licence', id: 'Melebihi cakupan lisensi' },
  suspected_clone: { en: 'Suspected clone', id: 'Diduga tiruan' },
  revoked: { en: 'Licence revoked', id: 'Lisensi dicabut' },
  unregulated: { en: 'No licence found', id: 'Lisensi tidak ditemukan' },
} satisfies Names<LicenceStatus>

/** Names of an exposure's public states, checked in the same way. */
export const exposureStateNames = {
  published: { en: 'Published', id: 'Dipublikasikan' },
  mediation_requested: { en: 'Mediation requested', id: 'Mediasi diminta' },
  in_mediation: { en: 'In mediation', id: 'Dalam mediasi' },
  awaiting_author: { en: 'Waiting for the author', id: 'Menunggu pelapor' },
  resolved: { en: 'Resolved', id: 'Selesai' },
  abandoned: { en: 'Abandoned', id: 'Dihentikan pelapor' },
  closed: { en: 'Closed by a moderator', id: 'Ditutup moderator' },
} satisfies Names<(typeof publicExposureStates)[number]>
