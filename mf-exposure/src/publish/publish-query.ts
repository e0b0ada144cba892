import { publishPath } from '../addresses.ts'

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

const isCode = (text: string) => /^[0-9A-Za-z]{1,20}$/.test(text)
/** Most characters of a search keyword (calls, exposure.dropdown). */
const longestKeyword = 64

export function readPublishQuery(params: URLSearchParams): PublishQuery {
  const codeIn = (name: string) => {
    const text = params.get(name) ?? ''
    return isCode(text) ? text : ''
  }
  return {
    code: codeIn('code'),
    step: publishSteps.find(step => String(step) === params.get('step')) ?? null,
    trader: codeIn('trader'),
    unlisted: params.has('unlisted'),
    keyword: (params.get('q') ?? '').trim().slice(0, longestKeyword),
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
