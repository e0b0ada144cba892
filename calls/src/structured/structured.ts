import type { Crumb } from 'shared-state/head/crumbs'
import { siteName } from '../site-name.ts'
import type { Article } from '../entities/article.ts'
import type { Comment } from '../entities/comment.ts'

/** schema.org objects for a page's head (`Head.structured`): each repeats what the page shows, and nothing else. */

const context = { '@context': 'https://schema.org' } as const

/** `origin` of the site, without a slash; `path` with the language. */
interface Place {
  origin: string
  path: string
}

/** The breadcrumbs of a page, as the page shows them. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): object => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to !== undefined && { item: origin + to }),
  })),
})

const publisher = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#site`,
  name: siteName,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
})

/** The site's publisher; for the home page. */
export const organisation = (origin: string): object => ({ ...context, ...publisher(origin) })

/** The site with its search, in one language; for the home page. */
export const website = (origin: string, lang: string): object => ({
  ...context,
  '@type': 'WebSite',
  name: siteName,
  url: `${origin}/${lang}/`,
  inLanguage: lang,
  publisher: { '@id': `${origin}/#site` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${lang}/search.html?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

type ToldArticle = Pick<Article, 'title' | 'summary' | 'author' | 'publishedAt' | 'updatedAt' | 'lang' | 'category'>

export const articleObject = (article: ToldArticle, { origin, path }: Place, picture: string): object => ({
  ...context,
  '@type': article.category === 'education' ? 'Article' : 'NewsArticle',
  headline: article.title,
  description: article.summary,
  inLanguage: article.lang,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  author: { '@type': article.author === siteName ? 'Organization' : 'Person', name: article.author },
  publisher: publisher(origin),
  image: origin + picture,
  mainEntityOfPage: origin + path,
})

export interface ReviewedFirm {
  /** Name as shown on the page. */
  name: string
  /** Full URL of its own site. */
  website?: string | null | undefined
  /** Invented, like its ratings, so no structured data is made of it (decisions 8). */
  sample: boolean
  /** Whether it may lead or be recommended (decisions 7); stars next to a search result recommend. */
  mayLead: boolean
  /** Users' ratings, 1 to 5, and their number; null: none yet. */
  rating: { mean: number; count: number } | null
  /** The reviews that the page shows in full. */
  reviews?: readonly Comment[]
}

/**
 * Users' reviews of a firm other than the site itself, as far as the page shows them. Undefined for a firm without ratings,
 * for an invented firm, for one that may not lead, and if any of the reviews is invented.
 */
export function reviewedFirm({
  name,
  website,
  sample,
  mayLead,
  rating,
  reviews = [],
}: ReviewedFirm): object | undefined {
  if (sample || !mayLead || !rating || rating.count === 0 || reviews.some(review => review.sample)) return undefined
  return {
    ...context,
    '@type': 'Organization',
    name,
    ...(website && { url: website }),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.mean,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 && {
      review: reviews.filter(review => review.rating !== null && !review.staff).map(reviewObject),
    }),
  }
}

const reviewObject = ({ user, rating, content, lang, createdAt }: Comment) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: user.nick },
  datePublished: createdAt,
  inLanguage: lang,
  reviewBody: content,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})
