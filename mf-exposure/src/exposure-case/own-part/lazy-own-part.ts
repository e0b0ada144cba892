import { part } from 'shared-state/runtime'

/** Most visitors only read a case: the forms are a separate chunk. */
export const OwnPart = part(async () => (await import('./own-part.tsx')).OwnPart)

/** The viewer has a part of their own, or the address names a form that needs a login. */
export const showsOwnPart = ({ own }: { own: object | null }, query: URLSearchParams): boolean =>
  own !== null || query.has('act')
