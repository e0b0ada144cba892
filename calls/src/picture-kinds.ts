import type { PictureKind } from 'shared-state/head/pictures'

declare module 'shared-state/head/pictures' {
  interface PictureKinds {
    broker: true
    article: true
    regulator: true
  }
}

const kinds: Readonly<Record<PictureKind, true>> = { broker: true, article: true, regulator: true, site: true }

export const isPictureKind = (kind: string): kind is PictureKind => Object.hasOwn(kinds, kind)
