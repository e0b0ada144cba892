import { useMemo } from 'react'
import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router-dom'
import { Locale } from '../i18n/locale.ts'
import { useStore } from './store-context.tsx'

/** Key of 'just now' in the ui range: the only relative time that Intl does not word as the spec does. */
const justNowKey = 70000

/** `t(key, values)` in the visitor's language. */
export const useText = () => useStore().text.t

/** Formats numbers, money and dates in the visitor's language. */
export function useLocale(): Locale {
  const { visitor, text } = useStore()
  const { lang, now } = visitor.facts
  return useMemo(() => new Locale(lang, now, text.t(justNowKey)), [lang, now, text])
}

/** Turns a path after the language, e.g. `/shops`, into an address of this site. */
export function useHref(): (path: string) => string {
  const { lang } = useStore().visitor
  return path => `/${lang}${path}`
}

/** A link within the site; `to` is the path after the language. `discover` is for the router's own server, which this site does not have. */
export function SiteLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const href = useHref()
  return <Link to={href(to)} discover="none" {...rest} />
}

/** A SiteLink with `aria-current` when its page is the one shown. */
export function SiteNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const href = useHref()
  return <NavLink to={href(to)} discover="none" {...rest} />
}
