import { useEffect, useState } from 'react'

/** Characters from which suggestions are made, and how long typing has to rest before, in ms (decisions 7). */
const leastCharacters = 2
const restMs = 200

export type LoadSuggestions<Item> = (keyword: string, signal: AbortSignal) => Promise<readonly Item[]>

export interface Suggestions<Item> {
  /** 'none': too little is typed; 'waiting': `items`, if any, are those of the text before. */
  phase: 'none' | 'waiting' | 'ready' | 'failed' | 'offline'
  keyword: string
  items: readonly Item[]
}

interface Settled<Item> {
  keyword: string
  /** What answered: suggestions of another source are none of this one. */
  load: LoadSuggestions<Item> | null
  items: readonly Item[]
  failure: 'failed' | 'offline' | null
}

/** Suggestions for what is typed. Typing on cancels what is under way; what failed offline is tried again with the connection. */
export function useSuggestions<Item>(typed: string, load: LoadSuggestions<Item>): Suggestions<Item> {
  const keyword = typed.trim()
  const asks = keyword.length >= leastCharacters
  const [settled, setSettled] = useState<Settled<Item>>({ keyword: '', load: null, items: [], failure: null })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!asks) return
    const left = new AbortController()
    const settle = (items: readonly Item[], failure: Settled<Item>['failure']) => {
      if (!left.signal.aborted) setSettled({ keyword, load, items, failure })
    }
    const timer = setTimeout(() => {
      load(keyword, left.signal).then(
        items => settle(items, null),
        () => settle([], navigator.onLine ? 'failed' : 'offline'),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asks, keyword, load, tries])

  const offline = settled.failure === 'offline'
  useEffect(() => {
    if (!offline) return
    const again = () => setTries(count => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [offline])

  if (!asks) return { phase: 'none', keyword, items: [] }
  if (settled.load !== load) return { phase: 'waiting', keyword, items: [] }
  if (settled.keyword === keyword) return { phase: settled.failure ?? 'ready', keyword, items: settled.items }
  // Letters put on or taken off: what was suggested before still says something. Another word: it does not.
  const related = keyword.startsWith(settled.keyword) || settled.keyword.startsWith(keyword)
  return { phase: 'waiting', keyword, items: related ? settled.items : [] }
}
