import { useHref, useStore, useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import { sharePage } from './share-page.ts'

/** Shares a page of the site; `path` stands behind the language. What came of it is said in a toast. */
export function useShare(): (page: { title: string; path: string }) => void {
  const t = useText()
  const href = useHref()
  const { toasts, visitor } = useStore()
  const share = async (title: string, url: string) => {
    const outcome = await sharePage({ title, url })
    if (outcome === 'copied') toasts.show(t(brokersText.addressCopied), 'good')
    if (outcome === 'impossible') toasts.show(t(brokersText.addressNotCopied), 'bad')
  }
  return ({ title, path }) => void share(title, visitor.facts.origin + href(path))
}
