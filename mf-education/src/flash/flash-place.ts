import type { LoadContext } from 'shared-state/runtime'
import { withQuery } from '../with-query.ts'

/** The part of the flash in an address; with `cursor` the items before it, otherwise the newest. */
export interface FlashPlace {
  important: boolean
  tag: string | undefined
  cursor: string | undefined
}

export function readFlashPlace({ url }: Pick<LoadContext, 'url'>): FlashPlace {
  const { searchParams } = url
  return {
    important: searchParams.get('important') === '1',
    tag: searchParams.get('tag') || undefined,
    cursor: searchParams.get('cursor') || undefined,
  }
}

export const flashPath = ({ important, tag, cursor }: FlashPlace): string =>
  withQuery('/flash.html', { important: important ? 1 : undefined, tag, cursor })
