import type { LoadContext } from 'shared-state/runtime'
import { codeIn, findBrokers, keywordIn, loadBroker } from '../post-form/find-brokers.ts'

/** The form for a private complaint, about the broker that the address names (`trader`); without one, the visitor looks for it first. */
export async function loadComplaintForm(context: LoadContext) {
  const { store, url } = context
  const keyword = keywordIn(url.searchParams)
  const [broker, found] = await Promise.all([
    loadBroker(context, codeIn(url.searchParams, 'trader')),
    findBrokers(context, keyword),
  ])
  const { isLoggedIn } = store.session
  return { broker, keyword, found, isLoggedIn, formKey: isLoggedIn ? crypto.randomUUID() : '' }
}

export type ComplaintFormData = Awaited<ReturnType<typeof loadComplaintForm>>
