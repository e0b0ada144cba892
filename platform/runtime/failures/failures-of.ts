import { failureOf, type PageFailure } from './page-failure.ts'

/** The errors of a rendering as visitors may see them, each under a reference that the server's log names too. */
export const failuresOf = (errors: Record<string, unknown> | null): Record<string, PageFailure> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      failureOf(error, crypto.randomUUID().slice(0, 8).toUpperCase()),
    ]),
  )
