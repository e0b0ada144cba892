import type { RunningRelease } from './find-running-release.ts'
import type { RenderOrder } from './render-messages.ts'

/** The release of the area that a page's address belongs to. Undefined for a page of the shell, which is made of many parts. */
export function ownRelease({ url, snapshot }: Pick<RenderOrder, 'url' | 'snapshot'>): RunningRelease | undefined {
  const path = new URL(url).pathname.split('/').slice(2).join('/')
  const own = Object.entries(snapshot.areas).find(([, { addresses }]) => addresses.some(address => `${path}/`.startsWith(`${address}/`)))
  return own && { area: own[0], version: own[1].version }
}
