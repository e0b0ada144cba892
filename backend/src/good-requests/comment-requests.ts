import { pngFile } from '../testing/png-file.ts'
import { replyTo, reviewBy } from '../testing/reviews.ts'
import { codeOf } from './good-scene.ts'
import type { GoodRequests, GoodScene } from './good-scene.ts'

/** A review by the author of the scene. */
const review = ({ site, author }: GoodScene) => reviewBy(site, author)
/** Someone else's request about that review. */
const byReader = async (scene: GoodScene) => ({
  by: scene.stranger.visitor,
  fields: { commentId: (await review(scene)).commentId },
})

export const commentRequests: GoodRequests = {
  'comment.edit': async scene => {
    const { commentId, version } = await review(scene)
    return { fields: { commentId, version } }
  },
  'comment.helpful': byReader,
  'comment.imageupload': async () => ({ fields: { file: await pngFile() } }),
  'comment.myhelpful': async scene => ({ fields: { commentIds: [(await review(scene)).commentId] } }),
  'comment.remove': async scene => {
    const { commentId } = await review(scene)
    const reply = await replyTo(scene.stranger, { commentId, content: 'How long did it take?' })
    return { by: scene.stranger.visitor, fields: { commentId: reply.Data!.comment.commentId } }
  },
  'comment.reply': byReader,
  'comment.report': byReader,
  'comment.reportpublish': byReader,
  'article.comment': async scene => ({ fields: { code: await codeOf(scene, 'SELECT code FROM articles') } }),
  'exposure.comment': async scene => ({
    fields: { code: await codeOf(scene, 'SELECT code FROM exposures WHERE exposure_is_public(state)') },
  }),
  'survey.comment': async scene => ({ fields: { code: await codeOf(scene, 'SELECT code FROM surveys') } }),
}
