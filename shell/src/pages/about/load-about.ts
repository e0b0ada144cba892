import { indexAbout } from 'shared-state/calls/pages'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { shellText } from '../../strings/keys.ts'

export const loadAbout = ({ api, signal }: LoadContext) => api.call(indexAbout, {}, { signal })

export function aboutHead({ title }: Awaited<ReturnType<typeof loadAbout>>, { store: { text } }: Pick<LoadContext, 'store'>): Head {
  return { title, description: text.t(shellText.aboutDescription), canonical: '/about.html' }
}
