import { lcsCheck } from 'calls/broker-checks'
import { traderSearch } from 'calls/brokers'
import { readPart } from 'calls/failures/read-part'
import type { LoadContext } from 'shared-state/runtime'
import { typedText } from '../typed-text.ts'

/** Name of the form's field, and of its parameter in the address. */
export const licenceField = 'licence'

const leastTyped = 2
/** Length of the longest licence number that the check accepts; longer text can only be a name. */
const longestNumber = 40
export const mostTyped = 64
/** Number of brokers that are shown for a name. */
const mostFirms = 10

/** Digits alone are no name; the search would find brokers whose code begins with them. */
const hasLetter = /\p{L}/u

export type Fault = 'short' | 'long'

/** What is asked: '' if nothing is. A text that is too long is not repeated on the page. */
function readAsked(params: URLSearchParams): { asked: string; fault: Fault | null } {
  const raw = params.get(licenceField) ?? ''
  if (raw.length > mostTyped) return { asked: '', fault: 'long' }
  const asked = typedText(raw)
  return { asked, fault: asked !== '' && asked.length < leastTyped ? 'short' : null }
}

/** Licences with the typed number; if there are none, brokers with the typed name. `found` is null if nothing was looked up. */
export async function loadLicenceCheck(context: LoadContext) {
  const { asked, fault } = readAsked(context.url.searchParams)
  const found = asked !== '' && fault === null ? await readPart(lookUp(asked, context)) : null
  return { asked, fault, found }
}

async function lookUp(asked: string, { api, signal }: LoadContext) {
  const byNumber =
    asked.length <= longestNumber ? (await api.call(lcsCheck, { licenceNo: asked }, { signal })).items : []
  if (byNumber.length > 0 || !hasLetter.test(asked)) return { licences: byNumber, firms: [], near: false }
  const { items, near } = await api.call(traderSearch, { keyword: asked, pageSize: mostFirms }, { signal })
  return { licences: [], firms: items, near }
}

export type LicenceCheckData = Awaited<ReturnType<typeof loadLicenceCheck>>
export type FoundLicence = NonNullable<LicenceCheckData['found']>['licences'][number]
