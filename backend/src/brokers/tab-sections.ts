import type { BrokerTab } from 'calls/entities/broker'
import type { Language } from 'shared-state/i18n/languages'
import type { TabFacts } from './tab-facts.ts'

interface Section {
  /** Id of the section on the page of the tab. */
  anchor: string
  name: Record<Language, string>
  hasContent: (facts: TabFacts) => boolean
}

const licences: Section = {
  anchor: 'licences',
  name: { en: 'Licences', id: 'Lisensi' },
  hasContent: facts => facts.licence_count > 0,
}
const always = () => true

/** The sections of each tab that have content only for some brokers, in the order of the page. */
const sections: Readonly<Record<string, readonly Section[]>> = {
  info: [
    { anchor: 'parts', name: { en: 'Score', id: 'Skor' }, hasContent: facts => facts.is_rated },
    licences,
    {
      anchor: 'users',
      name: { en: 'User rating', id: 'Nilai pengguna' },
      hasContent: facts => facts.comment_count > 0,
    },
  ],
  account: [
    { anchor: 'accounts', name: { en: 'Account types', id: 'Jenis akun' }, hasContent: always },
    { anchor: 'costs', name: { en: 'Cost of trading', id: 'Biaya trading' }, hasContent: facts => facts.has_costs },
  ],
  safe: [{ anchor: 'findings', name: { en: 'Findings', id: 'Temuan' }, hasContent: always }, licences],
  review: [{ anchor: 'reviews', name: { en: 'Reviews', id: 'Ulasan' }, hasContent: facts => facts.comment_count > 0 }],
  trade: [
    { anchor: 'terms', name: { en: 'Trading conditions', id: 'Ketentuan trading' }, hasContent: always },
    { anchor: 'leverage', name: { en: 'Leverage', id: 'Leverage' }, hasContent: facts => facts.has_leverage },
  ],
  login: [{ anchor: 'sites', name: { en: 'Websites', id: 'Situs web' }, hasContent: always }],
  service: [
    { anchor: 'contacts', name: { en: 'Contact', id: 'Kontak' }, hasContent: facts => facts.has_contacts },
    {
      anchor: 'complaints',
      name: { en: 'Complaints', id: 'Pengaduan' },
      hasContent: facts => facts.exposure_count > 0,
    },
    { anchor: 'vps', name: { en: 'VPS plans', id: 'Paket VPS' }, hasContent: facts => facts.has_vps },
  ],
  deposit: [
    { anchor: 'deposits', name: { en: 'Deposits', id: 'Setoran' }, hasContent: facts => facts.account_count > 0 },
    {
      anchor: 'withdrawals',
      name: { en: 'Withdrawal complaints', id: 'Pengaduan penarikan' },
      hasContent: facts => facts.withdrawal_count > 0,
    },
  ],
  company: [
    { anchor: 'company', name: { en: 'Company', id: 'Perusahaan' }, hasContent: always },
    {
      anchor: 'entities',
      name: { en: 'Legal entities', id: 'Badan hukum' },
      hasContent: facts => facts.licence_count > 0,
    },
    {
      anchor: 'changes',
      name: { en: 'Change history', id: 'Riwayat perubahan' },
      hasContent: facts => facts.has_changes,
    },
  ],
  crypto: [{ anchor: 'offer', name: { en: 'Crypto offer', id: 'Penawaran kripto' }, hasContent: always }, licences],
  app: [{ anchor: 'programs', name: { en: 'Platforms', id: 'Platform' }, hasContent: always }],
  regulator: [licences],
}

/** The sections of a shown tab that have content for this broker. */
export const sectionsOf = (tab: string, facts: TabFacts, lang: Language, url: string): BrokerTab['items'] =>
  (sections[tab] ?? [])
    .filter(({ hasContent }) => hasContent(facts))
    .map(({ name, anchor }) => ({ name: name[lang], url: `${url}#${anchor}` }))
