import { usercenterMyintervene } from 'calls/account-lists'
import { exposureOwn } from 'calls/exposure-cases'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { exposurePath } from '../addresses.ts'
import { findBrokers, loadBroker } from '../post-form/find-brokers.ts'
import { emptyPost, openStep, postOf, type PostBroker } from './post.ts'
import { readPublishQuery } from './publish-query.ts'

/** Most drafts that are offered. */
const draftsOffered = 3

/**
 * The form for a complaint, with the draft that the address names. `step` is never behind one in which something is missing. `exposure` is the
 * draft as others would see it. Without a login there is only the broker; `formKey` ensures that a form sent twice is stored only once.
 */
export async function loadPublish(context: LoadContext) {
  const { lang, store, url } = context
  const query = readPublishQuery(url.searchParams)
  const isLoggedIn = store.session.isLoggedIn
  const [own, chosen, found, drafts] = await Promise.all([
    isLoggedIn && query.code ? loadOwn(context, query.code) : null,
    loadBroker(context, query.trader),
    findBrokers(context, query.keyword),
    isLoggedIn && !query.code ? loadDrafts(context) : [],
  ])
  const post = own ? postOf(own) : emptyPost
  if (own && !post) throw redirectTo(`/${lang}${exposurePath(own.exposure)}`)
  const open = openStep(post!)
  const broker: PostBroker | null = query.unlisted ? null : (chosen ?? own?.exposure.broker ?? null)
  return {
    query,
    step: query.step && query.step < open ? query.step : open,
    open,
    post: post!,
    broker,
    exposure: own?.exposure ?? null,
    found,
    drafts: drafts.map(({ code, title, brokerName, updatedAt }) => ({ code, title, brokerName, updatedAt })),
    isLoggedIn,
    formKey: isLoggedIn ? crypto.randomUUID() : '',
  }
}

export type PublishData = Awaited<ReturnType<typeof loadPublish>>

async function loadOwn(context: LoadContext, code: string) {
  try {
    return await context.api.call(exposureOwn, { code }, { signal: context.signal })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) throw notFound(context)
    throw error
  }
}

/** Drafts of earlier visits, the latest first. The form is usable without them. */
async function loadDrafts({ api, signal }: LoadContext) {
  try {
    return (await api.call(usercenterMyintervene, { state: 'draft', pageSize: draftsOffered }, { signal })).items
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
