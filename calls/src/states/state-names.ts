import type { Language } from 'shared-state/i18n/languages'
import type { publicExposureStates } from '../entities/exposure.ts'
import type { Finding } from '../entities/finding.ts'
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

/** Names of what speaks against a broker, checked in the same way. */
export const findingNames = {
  suspectedClone: licenceStatusNames.suspected_clone,
  revoked: licenceStatusNames.revoked,
  warning: { en: 'Regulator warning', id: 'Peringatan regulator' },
  noLicence: licenceStatusNames.unregulated,
  exceeded: licenceStatusNames.exceeded,
  allExpired: { en: 'All licences expired', id: 'Semua lisensi kedaluwarsa' },
  gradeE: { en: 'Grade E', id: 'Peringkat E' },
  gradeD: { en: 'Grade D', id: 'Peringkat D' },
  notRated: { en: 'Not rated', id: 'Belum dinilai' },
  someExpired: { en: 'A licence has expired', id: 'Ada lisensi kedaluwarsa' },
  offshoreOnly: { en: 'Offshore licences only', id: 'Hanya lisensi offshore' },
} satisfies Names<Finding>

/** The name of a broker's state as a whole: its worst finding, or 'Regulated' if nothing speaks against it. `findings` are worst first. */
export const worstStateName = ({ findings: [worst] }: { findings: readonly Finding[] }, lang: Language): string =>
  (worst ? findingNames[worst] : licenceStatusNames.regulated)[lang]

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
