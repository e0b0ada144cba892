import { exposureLegalnotices } from 'calls/exposure-notices'
import { noticeLogPath } from '../../addresses.ts'
import { createListQuery } from 'calls/list-query'

/** The log's address: by outcome, broker, complaint and firm. */
export const noticeLogQuery = createListQuery({
  path: noticeLogPath,
  fields: ['outcome', 'code', 'traderCode', 'firm'],
  input: () => exposureLegalnotices.input,
})
