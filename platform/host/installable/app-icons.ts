/** Icons of the installed site by address; `size` in px. iOS requests its icon at the root even without a link. */
export const appIcons = [
  { path: '/icons/192.png', size: 192, purpose: 'any', drawing: 'mark' },
  { path: '/icons/512.png', size: 512, purpose: 'any', drawing: 'mark' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable', drawing: 'markToCut' },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'apple', drawing: 'markToCut' },
] as const

export type AppIcon = (typeof appIcons)[number]
