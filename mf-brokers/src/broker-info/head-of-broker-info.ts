import type { AreaRoute } from 'shared-state/runtime'
import { headOfBroker } from '../broker/head-of-broker.ts'
import type { BrokerInfoData } from './load-broker-info.ts'

const headOfTab = headOfBroker('info')

/** The head of the info tab, with the questions and answers that the page shows; nothing is said of an invented broker (decisions 8). */
export const headOfBrokerInfo: AreaRoute<BrokerInfoData>['head'] = (data, place) => {
  const head = headOfTab(data, place)
  const { broker, intro } = data
  if (broker.sample || !intro || intro.faqs.length === 0) return head
  return { ...head, structured: [...(head.structured ?? []), faqPage(intro.faqs)] }
}

/** A schema.org object. */
const faqPage = (faqs: readonly { q: string; a: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
})
