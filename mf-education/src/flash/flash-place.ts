import type { LoadContext } from 'shared-state/runtime'
import { withQuery } from '../with-query.ts'

/** The part of the flash in an address: the items of a day, or the newest; with `cursor` those before it. */
export interface FlashPlace {
  important: boolean
  tag: string | undefined
  day: string | undefined
  cursor: string | undefined
}

export function readFlashPlace({ url }: Pick<LoadContext, 'url'>): FlashPlace {
  const { searchParams } = url
  return {
    important: searchParams.get('important') === '1',
    tag: searchParams.get('tag') || undefined,
    day: searchParams.get('date') || undefined,
    cursor: searchParams.get('cursor') || undefined,
  }
}

export const flashPath = ({ important, tag, day, cursor }: FlashPlace): string =>
  withQuery('/flash.html', { important: important ? 1 : undefined, tag, date: day, cursor })
