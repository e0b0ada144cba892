import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import type { Language } from 'shared-state/i18n/languages'
import { unfitRefusal } from '../brokers/unfit-refusal.ts'

const words: Record<Language, string> = {
  en: 'We pass no requests on to {broker}. What our records say about it: {findings}.',
  id: 'Kami tidak meneruskan permintaan kepada {broker}. Menurut catatan kami: {findings}.',
}

/** Refuses 400/1004 a request to a broker that is unfit to lead (decisions 7). `field`: where the refusal is shown. */
export function refuseUnfitSponsor(broker: BrokerListEntry, field: string, lang: Language): void {
  if (!mayLead(broker)) throw unfitRefusal(broker, { field, words, lang })
}
