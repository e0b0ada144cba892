import { articleKind } from './article-kind.ts'
import { brokerKind } from './broker-kind.ts'
import { calendarEventKind } from './calendar-event-kind.ts'
import type { DataKind, DataKindName } from './data-kind.ts'
import { licenceKind } from './licence-kind.ts'
import { regulatorKind } from './regulator-kind.ts'
import { surveyKind } from './survey-kind.ts'
import { swiftCodeKind } from './swift-code-kind.ts'

/**
 * The kinds of data that can be imported and exported. Parents come first: licences refer to brokers and regulators, articles and surveys to
 * brokers.
 */
export const dataKinds: Readonly<Record<DataKindName, DataKind>> = {
  regulators: regulatorKind,
  brokers: brokerKind,
  licences: licenceKind,
  articles: articleKind,
  'swift-codes': swiftCodeKind,
  'calendar-events': calendarEventKind,
  surveys: surveyKind,
}
