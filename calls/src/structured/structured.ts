import type { Crumb } from 'shared-state/head/crumbs'
import { siteName } from '../site-name.ts'
import type { Article } from '../entities/article.ts'
import type { Comment } from '../entities/comment.ts'

/** schema.org objects for a page's head (`Head.structured`): each says again what the page shows, and nothing else. */

const context = { '@context': 'https://schema.org' } as const

/** `origin` of the site, without a slash; `path` with the language. */
interface Place {
  origin: string
  path: string
}

/** The way to a page, as the page shows it. */
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

/** Who makes the site; on its home page. */
export const organisation = (origin: string): object => ({ ...context, ...publisher(origin) })

/** The site with its search, in one language; on its home page. */
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
  /** As the page calls it. */
  name: string
  /** Whole address of its own site. */
  website?: string | null | undefined
  /** Invented: whatever it was given is too, so nothing is said of it (decisions 8). */
  sample: boolean
  /** What users gave, 1 to 5, and how many of them; null: nobody yet. */
  rating: { mean: number; count: number } | null
  /** The reviews that stand on the page in full. */
  reviews?: readonly Comment[]
}

/**
 * What others wrote of a firm that is not the site's own, as far as the page shows it. Undefined where there is nothing to
 * say: a firm without ratings, an invented one; invented reviews of a real one are left out.
 */
export function reviewedFirm({ name, website, sample, rating, reviews = [] }: ReviewedFirm): object | undefined {
  if (sample || !rating || rating.count === 0 || reviews.some(review => review.sample)) return undefined
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
