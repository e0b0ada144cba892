import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { unfitFindings } from 'calls/entities/finding'
import { accusedName } from 'calls/findings/accused-name'
import { findingNames } from 'calls/states/state-names'
import { fillIn } from 'platform/api/messages'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

/** The refusal (400/1004) of something for a broker that is unfit to lead. `words` have places for `{broker}` and its `{findings}`. */
export function unfitRefusal(
  broker: BrokerListEntry,
  { field, words, lang }: { field: string; words: Record<Language, string>; lang: Language },
): Refusal {
  const names = unfitFindings
    .filter(finding => broker.findings.includes(finding))
    .map(finding => findingNames[finding][lang])
  const findings = new Intl.ListFormat(lang).format(names)
  const message = fillIn(words[lang], { broker: accusedName(broker, lang), findings })
  return new Refusal(errorCodes.wrongForm, { errors: [{ field, message }] })
}
