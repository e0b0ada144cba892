import { useState } from 'react'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import { sharePage } from 'ui/share-page'

/**
 * Shares a page of the site; `path` is without the language. A toast confirms a copied address; an address that the browser could not copy
 * is `uncopied`, to be shown for copying by hand.
 */
export function useShare() {
  const t = useText()
  const href = useHref()
  const { toasts, visitor } = useStore()
  const [uncopied, setUncopied] = useState<string | null>(null)
  const share = async (title: string, url: string) => {
    const outcome = await sharePage({ title, url })
    if (outcome === 'copied') toasts.show(t(brokersText.addressCopied), 'good')
    if (outcome === 'impossible') setUncopied(url)
  }
  return {
    share: ({ title, path }: { title: string; path: string }) => void share(title, visitor.facts.origin + href(path)),
    uncopied,
    close: () => setUncopied(null),
  }
}
