import {
  commentEdit,
  commentHelpful,
  commentImageupload,
  commentPublish,
  commentRemove,
  commentReply,
  commentReportpublish,
} from 'calls/comment-writing'
import type { CallInput } from 'shared-state/api/declare-call'
import { reportReasons } from 'calls/entities/report-reason'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath } from '../addresses.ts'
import { namedBroker } from '../broker/load-broker.ts'
import { doneAnswer, refusedAnswer, textOf } from './form-answer.ts'
import { oneReviewAddress, replyAddress } from './review-view.ts'

/** Handles the forms of the review tab, distinguished by their field `intent`. */
export async function submitReview(form: FormData, context: LoadContext) {
  const write = writers[textOf(form, 'intent')]
  if (!write) throw new Response('no such form on this page', { status: 400 })
  const imageIds = form.getAll('imageIds').map(String)
  try {
    // A form that was shown before its author logged in has no key.
    const idempotencyKey = textOf(form, 'formKey') || crypto.randomUUID()
    return await write(form, context, { idempotencyKey, signal: context.signal }, imageIds)
  } catch (error) {
    // A vote has no text to lose: a visitor who is not logged in is sent to the login page and back.
    const isVote = textOf(form, 'intent') === 'helpful' && error instanceof ApiError && error.status === 401
    if (error instanceof Response || isVote) throw error
    return refusedAnswer(form, error, context, imageIds)
  }
}

/** `imageIds`: of uploaded pictures; a writer adds those that it uploads. */
type Writer = (
  form: FormData,
  context: LoadContext,
  options: { idempotencyKey: string; signal: AbortSignal },
  imageIds: string[],
) => Promise<unknown>

const writers: Record<string, Writer | undefined> = {
  async publish(form, context, options, imageIds) {
    const named = namedBroker(context.params)
    if (!named) throw notFound(context)
    await uploadFiles(form, context, imageIds)
    // The call refuses an invalid rating and names the field.
    const rating = ratingOf(form) as number
    const input = {
      traderCode: named.code,
      content: textOf(form, 'content'),
      rating,
      ...(imageIds.length > 0 && { imageIds }),
    }
    const { comment } = await context.api.call(commentPublish, input, options)
    throw redirectTo(`${tabOf(context, comment)}?posted=${comment.commentId}`)
  },
  async edit(form, context, options) {
    const rating = ratingOf(form)
    const input = {
      commentId: textOf(form, 'commentId'),
      content: textOf(form, 'content'),
      version: Number(textOf(form, 'version')),
      ...(rating !== undefined && { rating }),
    }
    const { comment } = await context.api.call(commentEdit, input, options)
    const path = tabOf(context, comment)
    throw redirectTo(
      comment.parentId
        ? replyAddress(path, comment.parentId, comment.commentId)
        : `${path}?posted=${comment.commentId}`,
    )
  },
  async remove(form, context, { signal }) {
    try {
      await context.api.call(commentRemove, { commentId: textOf(form, 'commentId') }, { signal })
    } catch (error) {
      // The button was pressed twice: the reply is already deleted.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    }
    throw redirectTo(oneReviewAddress(context.url.pathname, textOf(form, 'parentId')))
  },
  async reply(form, { api }, options) {
    const input = { commentId: textOf(form, 'commentId'), content: textOf(form, 'content') }
    return doneAnswer(form, (await api.call(commentReply, input, options)).comment)
  },
  async report(form, { api }, options) {
    const content = textOf(form, 'content').trim()
    const reason = reportReasons.find(known => known === textOf(form, 'reason')) as CallInput<
      typeof commentReportpublish
    >['reason']
    await api.call(
      commentReportpublish,
      { commentId: textOf(form, 'commentId'), reason, ...(content && { content }) },
      options,
    )
    return doneAnswer(form)
  },
  async helpful(form, { api }, { signal }) {
    await api.call(commentHelpful, { commentId: textOf(form, 'commentId'), on: textOf(form, 'on') === '1' }, { signal })
    return doneAnswer(form)
  },
}

/** Uploads the pictures that a form without JavaScript carries itself, one after the other, and adds each id to `imageIds`. */
async function uploadFiles(form: FormData, { api, signal }: LoadContext, imageIds: string[]): Promise<void> {
  // A file field without a selection arrives as an empty file.
  const files = form.getAll('file').filter(file => file instanceof File && file.size > 0) as File[]
  for (const file of files) imageIds.push((await api.call(commentImageupload, { file }, { signal })).image.imageId)
}

const ratingOf = (form: FormData) => (form.has('rating') ? Number(textOf(form, 'rating')) : undefined)

/** Full path of the broker's review tab, with the broker's current slug whatever the address contained. */
const tabOf = ({ lang, params, url }: LoadContext, { traderSlug }: { traderSlug: string | null }) => {
  const named = namedBroker(params)
  return named && traderSlug !== null
    ? `/${lang}${brokerPath({ slug: traderSlug, code: named.code }, 'review')}`
    : url.pathname
}
