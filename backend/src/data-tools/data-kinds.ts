import { articleKind } from './article-kind.ts'
import { brokerKind } from './broker-kind.ts'
import type { DataKind, DataKindName } from './data-kind.ts'
import { licenceKind } from './licence-kind.ts'
import { regulatorKind } from './regulator-kind.ts'

/** What can be imported and exported. Parents come first: licences name brokers and regulators, articles name brokers. */
export const dataKinds: Readonly<Record<DataKindName, DataKind>> = {
  regulators: regulatorKind,
  brokers: brokerKind,
  licences: licenceKind,
  articles: articleKind,
}
