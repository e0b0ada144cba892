import type { ReactNode } from 'react'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { useLocale } from 'shared-state/runtime'

/** ISO code of the text's language; undefined: the language of the call's response; null: unknown. */
export type WrittenLang = string | null | undefined

export interface WrittenProps {
  /** `bdi` is for text within a line; a separate paragraph or heading is also aligned in its own direction. */
  as?: 'bdi' | 'span' | 'p' | 'h1' | 'h3' | undefined
  lang?: WrittenLang
  className?: string | undefined
  children: ReactNode
}

/**
 * Texts that are content and not part of the page: titles, teasers, reviews, names of events. They run in their own direction and declare
 * their own language, whatever page they are on.
 */
export function Written({ as: Element = 'bdi', lang, className, children }: WrittenProps) {
  const { dir, ...rest } = useWritten(lang)
  return (
    <Element {...rest} {...(Element !== 'bdi' && { dir })} className={className}>
      {children}
    </Element>
  )
}

/** The same for any other element. */
export function useWritten(lang?: WrittenLang): { dir: 'auto'; lang?: string } {
  const page = useLocale().lang
  const own = lang === undefined ? contentLanguageOf(page) : lang
  return { dir: 'auto', ...(own !== null && own !== page && { lang: own }) }
}
