import { cloneElement, type ReactElement } from 'react'

// @ts-expect-error the name under which dev-config.ts hides the real module
import { hydrateRoot as hydrate } from 'real-react-dom-client'
import type { RootStore } from 'shared-state/root-store'
import { pageGlobals } from './page-globals.ts'

/** Replaces `react-dom/client` in the shell's build: React's own, extended so that changed texts are shown with all state kept. */
export function hydrateRoot(container: Element, page: ReactElement<{ store: RootStore }>): void {
  const root = hydrate(container, page)
  const { store } = page.props
  pageGlobals().showTexts = texts => {
    for (const [lang, dictionary] of Object.entries(texts)) store.text.add(lang, dictionary)
    // Texts are not observable state: a new store object that inherits from the old one makes all its readers render again.
    root.render(cloneElement(page, { store: Object.create(store) as RootStore }))
  }
}
