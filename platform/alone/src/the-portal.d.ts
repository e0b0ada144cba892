/** What the portal's shell hands in: names that build-config.ts leads to its folder. */
declare module 'the-portal/backend' {
  import type { PortalBackend } from 'platform/alone/src/portal'
  export const backend: PortalBackend
}
declare module 'the-portal/page' {
  import type { PortalPage } from 'platform/alone/src/portal'
  export const page: PortalPage
}
