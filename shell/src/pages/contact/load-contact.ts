import { homefucContactinfo } from 'calls/home'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { breadcrumbList } from 'calls/structured/structured'
import { loadPart } from 'shared-state/store/load-part'
import { shellText } from '../../strings/keys.ts'
import { shellCrumbs } from '../shell-crumbs.ts'

const longestSubject = 100
const longestBroker = 60
const ticketId = /^[0-9a-f]{16}$/

/** Text from the address that may prefill a message, as the form accepts it: one line of at most `most` characters. */
const line = (value: string | null, most: number) =>
  [...(value ?? '').replace(/\p{Cc}+/gu, ' ').trim()].slice(0, most).join('')

/** `contact.html?subject=&broker=`; `sent` is the reference of a message that has just been received. */
export async function loadContact({ url, api, store, signal }: LoadContext) {
  const { searchParams } = url
  const broker = line(searchParams.get('broker'), longestBroker)
  const sent = searchParams.get('sent') ?? ''
  return {
    sent: ticketId.test(sent) ? sent : null,
    broker,
    subject: broker
      ? store.text.t(shellText.checkThisBroker, { broker })
      : line(searchParams.get('subject'), longestSubject),
    reach: await loadPart(store, api.call(homefucContactinfo, {}, { signal }), signal),
  }
}

export function contactHead(
  { sent }: Awaited<ReturnType<typeof loadContact>>,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head {
  const { t } = store.text
  return {
    title: t(sent ? shellText.thanksTitle : shellText.contactTitle),
    description: t(shellText.contactDescription),
    canonical: '/contact.html',
    noindex: sent !== null,
    structured: [breadcrumbList(shellCrumbs(store, t(shellText.contactTitle)), url.origin)],
  }
}
