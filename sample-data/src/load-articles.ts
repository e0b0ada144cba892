import { titleSlug } from 'backend/data-tools/slug'
import { FIRST_CODES } from './article-codes.ts'
import { createBrokerNaming } from './article-brokers.ts'
import type { BrokerNaming } from './article-brokers.ts'
import { brokersOf, readBrokerTopics } from './broker-topics.ts'
import { generateArticles } from './generated-articles.ts'
import { isoWeek, mondayOf } from './iso-week.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import type { SampleScene } from './sample-scene.ts'
import { fillIn } from './sample-texts.ts'
import type { TextPair, Translated } from './sample-texts.ts'
import { readWrittenArticles, type WrittenArticle } from './written-articles.ts'

/** Written and generated articles together; best-broker topics are additional. */
const ARTICLE_COUNT = 300
const WORDS_PER_MINUTE = 200

interface ArticleSketch {
  code: number
  category: string
  level: string | null
  path_place: number | null
  title: Translated
  summary: Translated
  body: Translated
  tags: string[]
  video: WrittenArticle['video']
  brokerCodes: string[]
  generated: boolean
  ageInDays: number
}

/** Loads articles and best-broker topics. Brokers must be loaded: topics list them, articles name them. */
export async function loadArticles({ queries, clock }: SampleScene): Promise<void> {
  const random = new Random('article rows')
  const rows = new RowLoader(queries, 'articles')
  const generated = generatedOnes(random, await createBrokerNaming(queries, clock), clock)
  for (const { code, ageInDays, brokerCodes, ...article } of [
    ...writtenOnes(),
    ...generated,
    ...(await topics({ queries, clock })),
  ]) {
    const publishedAt = clock.daysAgo(ageInDays)
    await rows.add({
      ...article,
      video: article.video && JSON.stringify(article.video),
      code: String(code),
      slug: titleSlug(article.title.en),
      author: 'Brokerlens',
      broker_codes: brokerCodes,
      read_minutes: Math.max(1, Math.round(article.body.en.split(/\s+/).length / WORDS_PER_MINUTE)),
      view_count: Math.floor(Math.min(ageInDays + 1, 200) * (article.generated ? 3 : 20) * (0.2 + random.next())),
      published_at: publishedAt,
      updated_at: publishedAt,
    })
  }
  await rows.finish()
}

/** The first one is the newest, so that lists begin with the written lessons. */
function writtenOnes(): ArticleSketch[] {
  return readWrittenArticles().map(({ number, category, level, title, summary, body, tags, video }) => ({
    code: FIRST_CODES.written + number,
    category,
    level,
    path_place: category === 'education' && level ? number : null,
    title,
    summary,
    body,
    tags,
    video,
    brokerCodes: [],
    generated: false,
    ageInDays: 1 + number * 2.5,
  }))
}

function generatedOnes(random: Random, nameBrokers: BrokerNaming, clock: SampleClock): ArticleSketch[] {
  return generateArticles(ARTICLE_COUNT - readWrittenArticles().length).map(({ tag, week, ...article }, index) => ({
    ...article,
    ...nameBrokers(article),
    code: FIRST_CODES.generated + index,
    path_place: null,
    tags: [tag],
    video: null,
    generated: true,
    ageInDays: ageOf(article.category, week, random.next(), clock),
  }))
}

/** Lessons are old; an article about a week is from its latest occurrence; `chance` is 0 to 1. */
function ageOf(category: string, week: number | null, chance: number, clock: SampleClock): number {
  if (category === 'education') return 70 + chance * 800
  if (week === null) return chance ** 2 * 360
  const soFar = clock.ageInDays(mondayOf(clock.now))
  const weeksAgo = (isoWeek(new Date(clock.now)).week - week + 52) % 52
  return weeksAgo === 0 ? chance * soFar : soFar + (weeksAgo - chance) * 7
}

async function topics({ queries, clock }: Pick<SampleScene, 'queries' | 'clock'>): Promise<ArticleSketch[]> {
  const sketches: ArticleSketch[] = []
  for (const [index, topic] of readBrokerTopics().entries()) {
    sketches.push({
      code: FIRST_CODES.topics + index,
      category: 'best_brokers',
      level: null,
      path_place: null,
      title: fillIn(topic.title, {}),
      summary: fillIn(topic.summary, {}),
      body: fillIn(TOPIC_BODY, { summary: topic.summary }),
      tags: ['brokers'],
      video: null,
      brokerCodes: await brokersOf(topic, queries, clock),
      generated: true,
      ageInDays: 1 + index * 3,
    })
  }
  return sketches
}

const TOPIC_BODY: TextPair = [
  `{summary}

The list is ordered by our score, which is an opinion. Ties are ordered by the number of reviews. It has only brokers with an active licence and
at least grade C, and none with a regulator's warning or a revoked, exceeded or suspected clone licence.

All brokers here are sample data with invented names. Before you choose a real one, compare its company name, licence number and web
address with the regulator's register.`,
  `{summary}

Daftar diurutkan menurut skor kami, yang merupakan pendapat. Jika skornya sama, urutan mengikuti jumlah ulasan. Hanya broker dengan
lisensi aktif dan peringkat minimal C yang masuk, dan tidak ada yang mendapat peringatan regulator atau yang lisensinya dicabut, dilampaui,
atau diduga tiruan.

Semua broker di sini adalah data contoh dengan nama rekaan. Sebelum memilih broker sungguhan, bandingkan nama perusahaan, nomor lisensi, dan
alamat webnya dengan daftar resmi regulator.`,
]
