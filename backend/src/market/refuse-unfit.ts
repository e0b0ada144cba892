import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { MarketType } from 'calls/entities/market-listing'
import { mayLead } from 'calls/findings/findings-of'
import type { Language } from 'shared-state/i18n/languages'
import { unfitRefusal } from '../brokers/unfit-refusal.ts'

const words: Record<Language, string> = {
  en: '{broker} cannot be advertised here. What our records say about it: {findings}.',
  id: '{broker} tidak dapat diiklankan di sini. Menurut catatan kami: {findings}.',
}

/**
 * Refuses 400/1004 an agent's listing about a broker that is unfit to lead: nobody advertises it here (decisions 7). Other kinds are accepted, and
 * pages mark them. `fieldOf`: where the refusal is shown.
 */
export function refuseUnfit(
  type: MarketType,
  brokers: readonly BrokerListEntry[],
  fieldOf: (broker: BrokerListEntry) => string,
  lang: Language,
): void {
  const broker = type === 'ib' ? brokers.find(one => !mayLead(one)) : undefined
  if (broker) throw unfitRefusal(broker, { field: fieldOf(broker), words, lang })
}
