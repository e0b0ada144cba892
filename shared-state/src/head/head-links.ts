import type { Head } from '../contract/area.ts'
import { publicLanguages } from '../i18n/languages.ts'

/** Links for the document head: the page's own address and the same page in every public language; the default is English (spec 2.3). */
export interface HeadLinks {
  canonical: string
  alternates: { hreflang: string; href: string }[]
}

/** `lang` is the page's own language, `url` its address on the site's public origin. */
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
