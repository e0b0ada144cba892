import { useMemo } from 'react'
import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router-dom'
import { Locale } from '../i18n/locale.ts'
import { useStore } from './store-context.tsx'

/** Key of 'just now' in the ui range: the one word of a relative time that Intl does not say the spec's way. */
const justNowKey = 70000

/** `t(key, values)` in the visitor's language. */
export const useText = () => useStore().text.t

/** Numbers, money and dates as the visitor's language writes them. */
export function useLocale(): Locale {
  const { visitor, text } = useStore()
  const { lang, now } = visitor.facts
  return useMemo(() => new Locale(lang, now, text.t(justNowKey)), [lang, now, text])
}

/** A path behind the language, e.g. `/shops`, as an address of this site. */
export function useHref(): (path: string) => string {
  const { lang } = useStore().visitor
  return path => `/${lang}${path}`
}

/** A link within the site; `to` stands behind the language. */
export function SiteLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const href = useHref()
  return <Link to={href(to)} {...rest} />
}

/** A SiteLink that says by `aria-current` that its page is the one shown. */
export function SiteNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const href = useHref()
  return <NavLink to={href(to)} {...rest} />
}
