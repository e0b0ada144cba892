/** Modules that the portal's shell provides: names that build-config.ts resolves to its folder. */
declare module 'the-portal/backend' {
  import type { PortalBackend } from 'platform/alone/src/portal'
  export const backend: PortalBackend
}
declare module 'the-portal/page' {
  import type { PortalPage } from 'platform/alone/src/portal'
  export const page: PortalPage
}
