/**
 * What a page shows around its content, the same for all visitors: menus, lists, links and totals (spec 3). The portal declares the fields
 * by merging into this interface (shell/src/layout/load-layout.ts).
 */
export interface PortalFrame {}
