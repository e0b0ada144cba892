import { exposureNoticeown } from 'calls/exposure-notices'
import { ApiError, notFound, type LoadContext } from 'shared-state/runtime'

/** `?notice=`: a legal notice as the author of its post sees it; `own` is null without a notice and without a login. Anyone else gets a 404. */
export async function loadOwnNotice(context: LoadContext) {
  const { api, signal, store, url } = context
  const code = url.searchParams.get('notice') ?? ''
  if (!/^[0-9A-Za-z]{0,20}$/.test(code)) throw notFound(context)
  if (code === '' || !store.session.isLoggedIn) return { code, own: null, formKey: '' }
  try {
    return { code, own: await api.call(exposureNoticeown, { code }, { signal }), formKey: crypto.randomUUID() }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) throw notFound(context)
    if (error instanceof ApiError && error.status === 401) return { code, own: null, formKey: '' }
    throw error
  }
}

export type OwnNoticeData = Awaited<ReturnType<typeof loadOwnNotice>>
