import type { SharedStore } from 'shared-state/contract/shared-store'
import { crumbsTo } from 'shared-state/head/crumbs'
import { toolsPath } from '../calculator-path.ts'
import { toolsText } from '../strings/keys.ts'

/** Paths of the directory, without the language (decisions 1). Codes are in capitals and slugs are not, so that `portugal` is no code. */
export const swiftPath = '/swift-codes.html'
export const codePath = (code: string): string => `/swift-codes/${code}.html`
export const countryPath = (country: string): string => `/swift-codes/${country}.html`
export const cityPath = (country: string, city: string): string => `/swift-codes/${country}/${city}.html`
export const bankPath = (country: string, city: string, bank: string): string =>
  `/swift-codes/${country}/${city}/${bank}.html`

/** The name in a path's last part; undefined if it does not end in `.html`. */
export const namedIn = (part: string | undefined): string | undefined =>
  part?.endsWith('.html') ? part.slice(0, -'.html'.length) : undefined

interface Way {
  country?: { name: string; slug: string }
  city?: { name: string; slug: string }
}

/** Breadcrumbs of a page of the directory, down to `title`, the page itself. */
export function swiftCrumbs(store: SharedStore, title?: string, { country, city }: Way = {}) {
  const { lang } = store.visitor
  const home = [toolsText.home, '/'] as const
  const tools = [toolsText.tools, toolsPath] as const
  if (title === undefined) return crumbsTo(store, [home, tools], store.text.t(toolsText.swift))
  return [
    ...crumbsTo(store, [home, tools, [toolsText.swift, swiftPath]]),
    ...(country ? [{ label: country.name, to: `/${lang}${countryPath(country.slug)}` }] : []),
    ...(country && city ? [{ label: city.name, to: `/${lang}${cityPath(country.slug, city.slug)}` }] : []),
    { label: title },
  ]
}
