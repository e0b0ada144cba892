import type { Queries } from '../db/db.ts'
import { brokersOf, readBrokerTopics } from './broker-topics.ts'
import { generateArticles } from './generated-articles.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import type { Translated } from './sample-texts.ts'
import { titleSlug } from './slug.ts'
import { readWrittenArticles } from './written-articles.ts'

/** Written and generated ones together; best-broker topics come on top. */
export const ARTICLE_COUNT = 300
const WORDS_PER_MINUTE = 200
const AUTHOR = 'Brokerlens'

const COLUMNS = [
  'code', 'slug', 'category', 'level', 'title', 'summary', 'body', 'author', 'tags', 'broker_codes', 'read_minutes', 'view_count', 'generated',
  'published_at', 'updated_at',
]

/** Articles and best-broker topics. Brokers must be loaded: topics list them. */
export async function loadArticles(queries: Queries, clock: SampleClock): Promise<void> {
  const random = new Random('article rows')
  const rows = new RowLoader(queries, 'articles', COLUMNS)
  const add = (article: ArticleRow): Promise<void> => {
    const publishedAt = clock.daysAgo(article.ageInDays)
    const views = Math.floor(Math.min(article.ageInDays + 1, 200) * (article.generated ? 3 : 20) * (0.2 + random.next()))
    return rows.add(
      article.code, titleSlug(article.title.en), article.category, article.level, { ...article.title }, { ...article.summary }, { ...article.body },
      AUTHOR, article.tags, article.brokerCodes ?? [], readMinutes(article.body.en), views, article.generated, publishedAt, publishedAt,
    )
  }
  const written = readWrittenArticles()
  for (const { number, ...article } of written) {
    await add({ ...article, code: String(7_000_000_000 + number), ageInDays: 1 + number * 2.5, generated: false })
  }
  for (const [index, { tag, ...article }] of generateArticles(ARTICLE_COUNT - written.length).entries()) {
    const ageInDays = article.category === 'education' ? 70 + random.next() * 800 : random.next() ** 2 * 360
    await add({ ...article, tags: [tag], code: String(7_100_000_000 + index), ageInDays, generated: true })
  }
  for (const [index, topic] of readBrokerTopics().entries()) {
    const brokerCodes = await brokersOf(topic, queries)
    const [title, summary] = [topic.title, topic.summary].map(([en, id]) => ({ en, id })) as [Translated, Translated]
    const code = String(7_500_000_000 + index)
    await add({ title, summary, body: topicBody(summary), code, category: 'best_brokers', level: null, tags: ['brokers'], brokerCodes, ageInDays: 1 + index * 3, generated: true })
  }
  await rows.finish()
}

interface ArticleRow {
  code: string
  category: string
  level: string | null
  title: Translated
  summary: Translated
  body: Translated
  tags: string[]
  brokerCodes?: string[]
  ageInDays: number
  generated: boolean
}

const readMinutes = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))

const topicBody = ({ en, id }: Translated): Translated => ({
  en: `${en}\n\nThe list is ordered by our score, which is an opinion. Ties are ordered by the number of reviews. Brokers without a score are left out.\n\nAll brokers here are sample data with invented names. Before you choose a real one, compare its company name, licence number and web address with the regulator's register.`,
  id: `${id}\n\nDaftar diurutkan menurut skor kami, yang merupakan pendapat. Jika skornya sama, urutan mengikuti jumlah ulasan. Broker tanpa skor tidak dimasukkan.\n\nSemua broker di sini adalah data contoh dengan nama rekaan. Sebelum memilih broker sungguhan, bandingkan nama perusahaan, nomor izin, dan alamat webnya dengan daftar resmi regulator.`,
})
