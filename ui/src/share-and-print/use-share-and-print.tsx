import { Printer, Share2 } from '@lucide/icons'
import { useState, type ReactNode } from 'react'
import { useHref, useStore } from 'shared-state/runtime'
import { Button } from '../button.tsx'
import { sharePage } from '../share-page.ts'
import { TextField } from '../text-field.tsx'
import styles from './share-and-print.module.css'

export interface ShareAndPrintOptions {
  /** Title and path, without the language, of the page. */
  title: string
  path: string
  /** In the page's language: names of the buttons, the toast after copying, and the label of an address to copy by hand. */
  texts: { share: string; print: string; copied: string; address: string }
}

/** Buttons that share and print a page. Both need JavaScript and are left out without it. */
export function useShareAndPrint({ title, path, texts }: ShareAndPrintOptions): {
  buttons: ReactNode
  /** The page's address, if the browser could not copy it. */
  byHand: ReactNode
} {
  const href = useHref()
  const { toasts } = useStore()
  const [uncopied, setUncopied] = useState<string>()
  const share = async () => {
    const url = new URL(href(path), location.origin).href
    const outcome = await sharePage({ title, url })
    if (outcome === 'copied') toasts.show(texts.copied, 'good')
    setUncopied(outcome === 'impossible' ? url : undefined)
  }
  return {
    buttons: (
      <>
        <Button variant="ghost" small icon={Share2} className={styles.scripted} onClick={() => void share()}>
          {texts.share}
        </Button>
        <Button variant="ghost" small icon={Printer} className={styles.scripted} onClick={() => print()}>
          {texts.print}
        </Button>
      </>
    ),
    byHand: uncopied !== undefined && (
      <TextField
        label={texts.address}
        value={uncopied}
        readOnly
        autoFocus
        onFocus={event => event.currentTarget.select()}
      />
    ),
  }
}
