import { complaintDetail } from 'calls/complaints'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { privateListPath } from './complaint-path.ts'

/** One private complaint; without a code, the list of them. `act` is the form that the address opens, `done`: a step was just taken. `formKey`: a form sent twice counts once. */
export async function loadComplaint(context: LoadContext) {
  const { api, lang, signal, url } = context
  const code = codeIn(url)
  if (!code) throw redirectTo(`/${lang}${privateListPath}`)
  try {
    const detail = await api.call(complaintDetail, { code }, { signal })
    const { searchParams } = url
    return { ...detail, act: searchParams.get('act'), done: searchParams.has('done'), formKey: crypto.randomUUID() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(context)
    throw error
  }
}

/** The code in an address; undefined if there is none, or nothing that can be one. */
export const codeIn = ({ searchParams }: URL): string | undefined =>
  /^[0-9A-Za-z]{1,20}$/.exec(searchParams.get('code') ?? '')?.[0]
