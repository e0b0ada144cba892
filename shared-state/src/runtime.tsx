/**
 * The shared runtime's exports for areas. It exists once per page (platform/build/shared-modules.ts), so its names are
 * stable: they may only be added to.
 */
export { ApiError, CallCancelled } from './api/api-error.ts'
export { defineRoute, defineSlot } from './contract/area.ts'
export { loginFirst, notFound, redirectTo, withStatus } from './contract/answers.ts'
export { ServerHtml } from './react/server-html.tsx'
export { SiteLink, SiteNavLink, useHref, useLocale, useText } from './react/language-hooks.tsx'
export { useFormAnswer, usePageData, useSentForm } from './react/page-data.tsx'
export { PartBoundary } from './react/part-boundary.tsx'
export { part } from './react/part.tsx'
export { preloading } from './react/preloading.ts'
export { Slot } from './react/slot.tsx'
export { StoreProvider, useApi, useStore } from './react/store-context.tsx'
export { useLoginFirst } from './react/use-login-first.tsx'
export { useUnread } from './react/use-unread.ts'
export type { Area, AreaRoute, Head, LoadContext, Part, SlotFill } from './contract/area.ts'
