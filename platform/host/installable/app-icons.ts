import { siteMark, siteMarkToCut } from './site-mark.ts'

/** Icons of the installed site by their address; `size` in px. iOS takes its one from the root without being told. */
export const appIcons = [
  { path: '/icons/192.png', size: 192, purpose: 'any', drawing: siteMark },
  { path: '/icons/512.png', size: 512, purpose: 'any', drawing: siteMark },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable', drawing: siteMarkToCut },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'apple', drawing: siteMarkToCut },
] as const

export type AppIcon = (typeof appIcons)[number]
