import { HEAD_OFFICE, locationMeans, splitCode, type SwiftPart } from 'calls/swift/swift-parts'
import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { toolsText } from '../strings/keys.ts'
import styles from './code-parts.module.css'
import type { CodeData } from './load-place.ts'

const names: Record<SwiftPart, number> = {
  bank: toolsText.bankCode,
  country: toolsText.countryCode,
  location: toolsText.locationCode,
  branch: toolsText.branchCode,
}
const locationWords = {
  test: toolsText.testCode,
  passive: toolsText.passiveCode,
  reverse: toolsText.reverseCode,
}

/** The characters of a code in their parts, each with its meaning. */
export function CodeParts({ code: { swiftCode, bank, country, city, head, branch } }: Pick<CodeData, 'code'>) {
  const t = useText()
  const location = locationMeans(swiftCode)
  const meanings: Record<SwiftPart, string> = {
    bank,
    country,
    location: location ? t(locationWords[location]) : city,
    branch: head ? t(toolsText.headOffice) : (branch ?? t(toolsText.branchOffice)),
  }
  const parts = splitCode(swiftCode)
  const shown = head ? [...parts, { part: 'branch' as const, text: HEAD_OFFICE }] : parts
  return (
    <Panel title={t(toolsText.meaningOfCode)}>
      <dl className={styles.parts}>
        {shown.map(({ part, text }) => (
          <div key={part} className={styles.part}>
            <dt className={styles.name}>{t(names[part])}</dt>
            <dd className={styles.meaning}>
              <bdi className={styles.characters}>{text}</bdi>
              {meanings[part]}
            </dd>
          </div>
        ))}
      </dl>
      {head && <p className={styles.optional}>{t(toolsText.branchOptional)}</p>}
    </Panel>
  )
}
