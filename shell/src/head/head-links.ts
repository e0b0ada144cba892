import type { Head } from 'shared-state/contract/area'
import { publicLanguages } from 'shared-state/i18n/languages'

/** Addresses the head names: the page's own and the same page in every public language; the default is English (spec 2.3). */
export interface HeadLinks {
  canonical: string
  alternates: { hreflang: string; href: string }[]
}

export function headLinks(head: Head, { lang, url }: { lang: string; url: URL }): HeadLinks {
  const canonical = head.canonical === undefined ? url.pathname : `/${lang}${head.canonical}`
  const behindLanguage = canonical.replace(/^\/[^/]+/, '')
  const inLanguage = (code: string) => `${url.origin}/${code}${behindLanguage}`
  return {
    canonical: url.origin + canonical,
    alternates: [
      ...publicLanguages.map(code => ({ hreflang: code, href: inLanguage(code) })),
      { hreflang: 'x-default', href: inLanguage('en') },
    ],
  }
}
