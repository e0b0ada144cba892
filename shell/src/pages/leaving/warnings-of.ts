import type { Finding } from 'calls/entities/finding'
import { findingStates } from 'calls/states/finding-states'
import { shellText } from '../../strings/keys.ts'
import type { OutsideSite } from './load-leaving.ts'

/** One warning before leaving; `title` and `text` are keys of texts. */
export interface LeavingWarning {
  tone: 'bad' | 'warn'
  title?: number
  text: number
  values?: Record<string, string | number>
}

/** A host that is an IP address (IPv4, IPv6), which identifies nobody. */
const isNumber = (host: string) => /^\[|^\d+(\.\d+){3}$/.test(host)

/** A suspected clone needs an explanation: the visitor is about to open its site. */
const findingWarning = (finding: Finding): LeavingWarning => ({
  tone: findingStates[finding].tone,
  text: finding === 'suspectedClone' ? shellText.cloneWarning : findingStates[finding].text,
})

/** Warnings about an external site, the most serious first; empty for a site without any. */
export function warningsOf({ url, host, shownAs, broker, regulator }: OutsideSite): LeavingWarning[] {
  const warnings: LeavingWarning[] = broker?.findings.map(findingWarning) ?? []
  if (broker && broker.exposureCount > 0) {
    warnings.push({
      tone: 'bad',
      text: shellText.onComplaintList,
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
