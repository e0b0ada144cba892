import type { LicenceStatus } from 'calls/entities/licence'
import { brokerLicenceStates, isGrave } from 'calls/states/licence-states'
import { shellText } from '../../strings/keys.ts'
import type { OutsideSite } from './load-leaving.ts'

/** One thing to know before leaving; `title` and `text` are keys of texts. */
export interface LeavingWarning {
  tone: 'bad' | 'warn'
  title?: number
  text: number
  values?: Record<string, string | number>
}

/** A host that is an address by number (IPv4, IPv6), which names nobody. */
const isNumber = (host: string) => /^\[|^\d+(\.\d+){3}$/.test(host)

/** A suspected clone is explained: here the visitor is about to go to its site. */
const licenceWarning = (status: LicenceStatus) =>
  status === 'suspected_clone' ? shellText.cloneWarning : brokerLicenceStates[status].text

/** What to know of an outside site before going there, the gravest first; nothing for a site without blame. */
export function warningsOf({ url, host, shownAs, broker, regulator }: OutsideSite): LeavingWarning[] {
  const warnings: LeavingWarning[] = []
  if (broker && isGrave(broker.licenceStatus))
    warnings.push({ tone: 'bad', text: licenceWarning(broker.licenceStatus) })
  if (broker && broker.exposureCount > 0) {
    warnings.push({
      tone: 'bad',
      text: shellText.onBlacklist,
      values: { count: broker.exposureCount, shown: broker.exposureCount },
    })
  }
  if (broker?.riskLevel === 'high') warnings.push({ tone: 'bad', text: shellText.highRisk })
  if (shownAs !== host)
    warnings.push({
      tone: 'warn',
      title: shellText.otherLetters,
      text: shellText.otherLettersWhat,
      values: { shown: shownAs, host },
    })
  if (isNumber(host)) warnings.push({ tone: 'warn', text: shellText.numberHost })
  if (!broker && !regulator)
    warnings.push({ tone: 'warn', title: shellText.unknownSite, text: shellText.unknownSiteWhat })
  if (url.startsWith('http:')) warnings.push({ tone: 'warn', text: shellText.notEncrypted })
  return warnings
}
