import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

/** Parses a web address. Null for other schemes, and for addresses with credentials before an @, which can imitate another site. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}

/** The code at the end of a path of a broker's page on this site, without the language (decisions 1). */
export const brokerAtPath = (path: string): string | undefined =>
  brokerPage.exec(path.replace(/\/index\.html$/, ''))?.[1]

const brokerPage = /^\/brokers\/(?:.*[/-])?([0-9A-Za-z]{1,20})(?:\.html)?$/

/** Whether `host` is the site's own, with or without www, or a subdomain of it. */
export function isBelow(host: string, site: string): boolean {
  const own = site.replace(/^www\./, '')
  return host === own || host.endsWith(`.${own}`)
}

export const noWebAddress = (lang: Language): Refusal =>
  new Refusal(errorCodes.wrongForm, { errors: [{ field: 'url', message: fieldMessage('wrongForm', lang) }] })
