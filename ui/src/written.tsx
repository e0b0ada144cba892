import type { ReactNode } from 'react'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { useLocale } from 'shared-state/runtime'

/** ISO code of the words' language; undefined: the one that calls answer in, null: nobody knows. */
export type WrittenLang = string | null | undefined

export interface WrittenProps {
  /** `bdi` stands within a line; a paragraph or heading of its own is aligned in its own direction as well. */
  as?: 'bdi' | 'span' | 'p' | 'h1' | undefined
  lang?: WrittenLang
  className?: string | undefined
  children: ReactNode
}

/**
 * Words that are content and not the page's: titles, teasers, reviews, names of events. They run in their own direction and
 * say which language they are in, whatever page they stand on.
 */
export function Written({ as: Element = 'bdi', lang, className, children }: WrittenProps) {
  const { dir, ...rest } = useWritten(lang)
  return (
    <Element {...rest} {...(Element !== 'bdi' && { dir })} className={className}>
      {children}
    </Element>
  )
}

/** The same for an element that is none of those. */
export function useWritten(lang?: WrittenLang): { dir: 'auto'; lang?: string } {
  const page = useLocale().lang
  const own = lang === undefined ? contentLanguageOf(page) : lang
  return { dir: 'auto', ...(own !== null && own !== page && { lang: own }) }
}
