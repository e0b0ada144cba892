import { failureOf, type PageFailure } from './page-failure.ts'

/** The errors of a rendering in a form that visitors may see, each with a reference that also appears in the server's log. */
export const failuresOf = (errors: Record<string, unknown> | null): Record<string, PageFailure> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      onServer(failureOf(error, crypto.randomUUID().slice(0, 8).toUpperCase())),
    ]),
  )

/** A connection that failed on the server is not the visitor's. */
const onServer = (failure: PageFailure): PageFailure =>
  failure.kind === 'connection' ? { ...failure, kind: 'server' } : failure
