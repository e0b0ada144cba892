import { exposureDetail } from 'calls/exposure'
import { exposureLegalnoticedetail } from 'calls/exposure-notices'
import { homeCountrylist } from 'calls/home'
import { noticeOutcomes } from 'calls/legal-notice/notice-states'
import { ApiError, notFound, type LoadContext } from 'shared-state/runtime'

const isCode = /^[0-9A-Za-z]{1,20}$/
const codeIn = (params: URLSearchParams, name: string) => {
  const value = params.get(name) ?? ''
  return isCode.test(value) ? value : ''
}

/**
 * `?code=` names the post of a new notice; with `?sent=1` its mail is under way. `?notice=&token=` is the link in that mail: `link` is the
 * notice once it is confirmed, 'new' before.
 */
export async function loadNoticeForm(context: LoadContext) {
  const { api, signal, url } = context
  const query = url.searchParams
  const [code, noticeCode] = [codeIn(query, 'code'), codeIn(query, 'notice')]
  if (noticeCode && query.has('token'))
    return { link: await loadLink(context, noticeCode), post: null, countries: [], sent: false }
  if (!code || query.has('sent')) return { link: null, post: null, countries: [], sent: query.has('sent') }
  const [post, { groups }] = await Promise.all([
    loadPost(context, code),
    api.call(homeCountrylist, { grouped: false }, { signal }),
  ])
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { link: null, post, countries, sent: false }
}

export type NoticeFormData = Awaited<ReturnType<typeof loadNoticeForm>>

async function loadPost(context: LoadContext, code: string) {
  try {
    const { exposure } = await context.api.call(exposureDetail, { code }, { signal: context.signal })
    const { slug, title, lang, brokerName } = exposure
    return { code, slug, title, lang, brokerName }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(context)
    throw error
  }
}

/** A notice that is not confirmed is as unknown to the log as one that does not exist. */
async function loadLink({ api, signal }: LoadContext, code: string) {
  try {
    const { notice } = await api.call(exposureLegalnoticedetail, { code }, { signal })
    return { code, isOpen: noticeOutcomes.open.some(state => state === notice.state), notice }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'new' as const
    throw error
  }
}
