import type { Broker } from 'calls/entities/broker'
import { ratingDigits } from 'calls/rating/score-digits'
import { findingStates } from 'calls/states/finding-states'
import { brokerLicenceStates, licenceStateOf, licenceStates } from 'calls/states/licence-states'
import { regionName } from 'shared-state/i18n/region-name'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { leverageText } from '../broker/leverage.tsx'
import { riskWords } from '../broker/risk-words.ts'
import { brokersText } from '../strings/keys.ts'

/** A fact of a broker's record; `text` is its value for a record of any day. */
export interface RecordFact {
  label: string
  text: (broker: Broker) => string
}

/** The facts of a record, what speaks against the broker first. Findings, warnings and licences apart, the history of each is stored. */
export function useRecordFacts(): RecordFact[] {
  const t = useText()
  const { lang, formatNumber, formatMoney } = useLocale()
  const { now } = useStore().visitor.facts
  const unknown = t(brokersText.notKnown)
  const unrated = t(brokersText.notRated)
  const fact = (label: number, text: RecordFact['text']): RecordFact => ({ label: t(label), text })
  return [
    fact(
      brokersText.findings,
      ({ findings }) => findings.map(found => t(findingStates[found].text)).join(', ') || t(brokersText.noFindings),
    ),
    fact(brokersText.licenceState, ({ licenceStatus }) => t(brokerLicenceStates[licenceStatus].text)),
    fact(brokersText.licences, ({ licences }) => {
      const each = licences.map(licence => {
        const { abbreviation, licenceNo } = licence
        return `${abbreviation} ${licenceNo} (${t(licenceStates[licenceStateOf(licence, now)].text)})`
      })
      return each.join(', ') || t(brokerLicenceStates.unregulated.text)
    }),
    fact(brokersText.riskTitle, ({ riskLevel }) => t(riskWords[riskLevel])),
    fact(brokersText.score, ({ score }) => (score === null ? unrated : formatNumber(score, ratingDigits('score')))),
    fact(brokersText.grade, ({ grade }) => grade ?? unrated),
    fact(brokersText.exposures, ({ exposureCount }) => formatNumber(exposureCount)),
    fact(brokersText.reviewCount, ({ commentCount }) => formatNumber(commentCount)),
    fact(brokersText.nameOfBroker, ({ showName }) => showName),
    fact(brokersText.legalName, ({ legalName }) => legalName || unknown),
    fact(brokersText.registeredIn, ({ twoCharCode }) => regionName(lang, twoCharCode)),
    fact(brokersText.founded, ({ foundedYear }) => String(foundedYear ?? unknown)),
    fact(brokersText.address, ({ address }) => address ?? unknown),
    fact(brokersText.website, ({ website }) => website ?? unknown),
    fact(brokersText.firstDeposit, ({ minDeposit }) => (minDeposit ? formatMoney(minDeposit) : unknown)),
    fact(brokersText.topLeverage, ({ maxLeverage }) =>
      maxLeverage === null ? unknown : leverageText(maxLeverage, formatNumber),
    ),
    fact(brokersText.spreadOf, ({ spreadFrom }) =>
      spreadFrom === null ? unknown : t(brokersText.pips, { count: spreadFrom }),
    ),
  ]
}
