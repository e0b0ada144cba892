import { useEffect, useState } from 'react'

/** Minimum length of a keyword, in characters, and the pause in typing before a request, in ms (decisions 7). */
const leastCharacters = 2
const restMs = 200

export type LoadSuggestions<Item> = (keyword: string, signal: AbortSignal) => Promise<readonly Item[]>

export interface Suggestions<Item> {
  /** 'none': the keyword is too short; 'waiting': `items`, if any, belong to the previous keyword. */
  phase: 'none' | 'waiting' | 'ready' | 'failed' | 'offline'
  keyword: string
  items: readonly Item[]
}

interface Settled<Item> {
  keyword: string
  /** The source of the items: suggestions of another source must not be shown. */
  load: LoadSuggestions<Item> | null
  items: readonly Item[]
  failure: 'failed' | 'offline' | null
}

/** Suggestions for the typed text. Further typing cancels the pending request; a request that failed offline is repeated once online. */
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
  // If the keyword only grew or shrank, the previous suggestions are still useful; for a different word they are not.
  const related = keyword.startsWith(settled.keyword) || settled.keyword.startsWith(keyword)
  return { phase: 'waiting', keyword, items: related ? settled.items : [] }
}
