import { useEffect, useEffectEvent, useState } from 'react'
import type { FlashItem } from 'calls/entities/flash-item'
import { live7x24Latest } from 'calls/flash'
import type { LiveFlash, LiveOpen, LiveWithdrawn } from 'calls/live-stream/live-messages'
import { useLocale, useStore } from 'shared-state/runtime'

const pollMs = 30_000
/** More new items than anyone reads; a tab may stay open for days. */
const MOST_FRESH = 200

/** The items that a list shows; `tag` is a code. */
export interface FlashFilter {
  important?: boolean
  tag?: string | undefined
}

interface Live {
  /** The page's own items, for which the others were heard. */
  of: readonly FlashItem[]
  /** Newest first: published since, and not shown yet. */
  fresh: readonly FlashItem[]
  shown: readonly FlashItem[]
}

interface Options {
  /** Listens also while the tab is hidden. */
  inBackground?: boolean
  /** Called with each item that arrives through the live stream. */
  onItem?: (item: FlashItem) => void
}

/**
 * News flashes published since the page's `items` were read: they wait in `fresh` until `show()` puts them above the others, so that nothing
 * moves while it is read. One that an editor withdraws disappears. They arrive through the live stream; without one the latest are asked for every half minute. null instead of items:
 * the page shows older ones.
 */
export function useLiveFlash(items: readonly FlashItem[] | null, filter: FlashFilter, options: Options = {}) {
  const { live, api } = useStore()
  const { lang } = useLocale()
  const [known, setKnown] = useState<Live>({ of: items ?? [], fresh: [], shown: [] })
  const current = known.of === items ? known : { of: items ?? [], fresh: [], shown: [] }
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<string>>(new Set())
  const [newest] = [...current.fresh, ...current.shown, ...(items ?? [])]

  const add = (arrived: readonly FlashItem[]) =>
    setKnown(before => {
      const own = before.of === items ? before : current
      const ids = new Set([...own.fresh, ...own.shown, ...own.of].map(({ id }) => id))
      const fresh = arrived.filter(({ id }) => !ids.has(id))
      return fresh.length > 0 ? { ...own, fresh: [...fresh, ...own.fresh].slice(0, MOST_FRESH) } : own
    })
  const onFlash = useEffectEvent((message: LiveFlash) => {
    if ((filter.important && !message.important) || (filter.tag && !message.tags.includes(filter.tag))) return
    const item = { ...message, content: message.content[lang === 'id' ? 'id' : 'en'] }
    add([item])
    options.onItem?.(item)
  })
  const catchUp = useEffectEvent(async () => {
    if (!newest || document.visibilityState === 'hidden') return
    const { important, tag } = filter
    const asked = { after: newest.id, ...(important && { important }), ...(tag && { tag }) }
    // A failure is not shown: the next attempt follows.
    const latest = await api.call(live7x24Latest, asked).catch(() => undefined)
    if (latest) add(latest.items)
  })
  const onOpen = useEffectEvent(({ newest: published }: LiveOpen) => {
    if (published !== newest?.id) void catchUp()
  })
  const isOn = items !== null
  const inBackground = options.inBackground ?? false
  useEffect(() => {
    if (!isOn) return undefined
    let polling: ReturnType<typeof setInterval> | undefined
    const stopPolling = () => clearInterval(polling)
    const ends = [
      live.on<LiveFlash>('flash', message => onFlash(message), { inBackground }),
      live.on<LiveOpen>('open', message => {
        stopPolling()
        onOpen(message)
      }),
      live.on<LiveWithdrawn>('withdrawn', ({ id }) => setWithdrawn(before => new Set(before).add(id))),
      live.on('gap', () => void catchUp()),
      live.on('lost', () => {
        stopPolling()
        polling = setInterval(() => void catchUp(), pollMs)
      }),
    ]
    return () => {
      stopPolling()
      for (const end of ends) end()
    }
  }, [live, isOn, inBackground])

  const show = () => setKnown({ ...current, fresh: [], shown: [...current.fresh, ...current.shown] })
  const isCurrent = ({ id }: FlashItem) => !withdrawn.has(id)
  return {
    fresh: current.fresh.filter(isCurrent),
    items: [...current.shown, ...(items ?? [])].filter(isCurrent),
    show,
  }
}
