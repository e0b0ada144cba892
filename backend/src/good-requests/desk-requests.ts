import { articleSave } from 'calls/article-desk'
import { commentReportpublish } from 'calls/comment-writing'
import { surveySave } from 'calls/survey-desk'
import { articleText } from '../testing/article-scene.ts'
import { reviewBy } from '../testing/reviews.ts'
import { surveyText } from '../testing/survey-desk-scene.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

/** A review that a reader has reported. */
async function reported({ site, author, stranger }: GoodScene) {
  const { commentId } = await reviewBy(site, author)
  await stranger.visitor.call(commentReportpublish, { commentId, reason: 'spam', content: 'An advertisement.' })
  return { fields: { kind: 'comment', id: commentId } }
}
const article = async ({ moderator }: GoodScene) => ({
  fields: { code: (await moderator.visitor.call(articleSave, articleText)).body.Data!.code },
})
const survey = async ({ moderator, traderCode }: GoodScene) => ({
  fields: { code: (await moderator.visitor.call(surveySave, { ...surveyText, traderCode })).body.Data!.code },
})

export const deskRequests: GoodRequests = {
  'article.draft': article,
  'article.withdraw': article,
  'moderation.claim': reported,
  'moderation.decide': reported,
  'moderation.detail': reported,
  'survey.draft': survey,
  'survey.withdraw': survey,
}
