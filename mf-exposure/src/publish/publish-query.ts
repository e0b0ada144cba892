import { publishPath } from '../addresses.ts'
import { codeIn, keywordIn } from '../post-form/find-brokers.ts'

/** The steps of the form: broker, what happened, evidence, check and send. */
export const publishSteps = [1, 2, 3, 4] as const
export type PublishStep = (typeof publishSteps)[number]

/** What the address of the form says; '' or null where it says nothing, or nothing that can be. */
export interface PublishQuery {
  /** Code of the draft or rejected post that is being written. */
  code: string
  step: PublishStep | null
  /** Code of the broker chosen for the post. */
  trader: string
  /** The broker gets a free name, whatever was chosen before. */
  unlisted: boolean
  /** Keyword of the search for the broker. */
  keyword: string
  /** A draft has just been saved. */
  saved: boolean
}

export function readPublishQuery(params: URLSearchParams): PublishQuery {
  return {
    code: codeIn(params, 'code'),
    step: publishSteps.find(step => String(step) === params.get('step')) ?? null,
    trader: codeIn(params, 'trader'),
    unlisted: params.has('unlisted'),
    keyword: keywordIn(params),
    saved: params.has('saved'),
  }
}

/** Address of the form, without the language. */
export function publishAddress(query: Partial<PublishQuery>): string {
  const { code, step, trader, unlisted, saved } = query
  const set = { code, step: step ? String(step) : '', trader, unlisted: unlisted ? '1' : '', saved: saved ? '1' : '' }
  const params = new URLSearchParams(Object.entries(set).filter((entry): entry is [string, string] => !!entry[1]))
  return params.size > 0 ? `${publishPath}?${params}` : publishPath
}
