import type { IncomingMessage } from 'node:http'
import type { Snapshot } from 'shared-state/contract/release'

/** How long a cache in front of the portal may keep a page without being told of changes, in seconds. */
const edgeSeconds = 60
/** Names every stored page: for changes that concern too many of them to name. */
export const everyPage = 'page'

/** Names all pages that an area's releases are on; the shell is on every page. */
export const partKey = (part: string): string => `part:${part}`

/**
 * The keys of a stored page, separated by spaces: the items that it is about, and the parts of the site whose releases rendered it. A cache in
 * front of the portal drops it by any of them.
 */
export const surrogateKey = (about: Iterable<string>, areas: readonly string[]): string =>
  [everyPage, ...['shell', ...areas].map(partKey), ...about].join(' ')

/**
 * Names and values in turn of the headers for a cache in front of the portal; empty for anyone else. Such a cache says that it is one (Edge
 * Architecture Specification, `Surrogate-Capability`), and takes these headers away before it answers its visitors.
 */
export const edgeHeaders = ({ headers }: Pick<IncomingMessage, 'headers'>, key: string): readonly string[] =>
  String(headers['surrogate-capability']).includes('Surrogate/1.0')
    ? ['Surrogate-Control', `max-age=${edgeSeconds}`, 'Surrogate-Key', key]
    : []

/** The keys of the pages that other releases change: of each part that has another version than before. */
export function keysOfChange(before: Snapshot | undefined, now: Snapshot | undefined): string[] {
  if (!before || !now) return []
  const versions = ({ shell, areas }: Snapshot) =>
    new Map(Object.entries({ shell, ...areas }).map(([part, { version }]) => [part, version]))
  const [old, made] = [versions(before), versions(now)]
  return [...new Set([...old.keys(), ...made.keys()])]
    .filter(part => old.get(part) !== made.get(part))
    .map(part => partKey(part))
}
