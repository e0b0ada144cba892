import { commentEdit, commentHelpful, commentPublish, commentReply, commentReportpublish } from 'shared-state/calls/comment-writing'
import type { CallInput } from 'shared-state/calls/declare-call'
import { reportReasons } from 'shared-state/calls/entities/report-reason'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath } from '../addresses.ts'
import { namedBroker } from '../broker/load-broker.ts'
import { doneAnswer, refusedAnswer, textOf } from './form-answer.ts'

/** Answers the forms of the review tab, told apart by their field `intent`. */
export async function submitReview(form: FormData, context: LoadContext) {
  const write = writers[textOf(form, 'intent')]
  if (!write) throw new Response('no such form on this page', { status: 400 })
  try {
    return await write(form, context, { idempotencyKey: textOf(form, 'formKey'), signal: context.signal })
  } catch (error) {
    // A vote has no words that could be lost: whoever is not logged in goes to the login page and back.
    const isVote = textOf(form, 'intent') === 'helpful' && error instanceof ApiError && error.status === 401
    if (error instanceof Response || isVote) throw error
    return refusedAnswer(form, error, context)
  }
}

type Writer = (form: FormData, context: LoadContext, options: { idempotencyKey: string; signal: AbortSignal }) => Promise<unknown>

const writers: Record<string, Writer | undefined> = {
  async publish(form, context, options) {
    const named = namedBroker(context.params)
    if (!named) throw notFound(context)
    const imageIds = form.getAll('imageIds').map(String)
    // What is no rating, the call refuses and names the field.
    const rating = ratingOf(form) as number
    const input = { traderCode: named.code, content: textOf(form, 'content'), rating, ...(imageIds.length > 0 && { imageIds }) }
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
    throw redirectTo(`${tabOf(context, comment)}?posted=${comment.commentId}`)
  },
  async reply(form, { api }, options) {
    const input = { commentId: textOf(form, 'commentId'), content: textOf(form, 'content') }
    return doneAnswer(form, (await api.call(commentReply, input, options)).comment)
  },
  async report(form, { api }, options) {
    const content = textOf(form, 'content').trim()
    const reason = reportReasons.find(known => known === textOf(form, 'reason')) as CallInput<typeof commentReportpublish>['reason']
    await api.call(commentReportpublish, { commentId: textOf(form, 'commentId'), reason, ...(content && { content }) }, options)
    return doneAnswer(form)
  },
  async helpful(form, { api }, { signal }) {
    await api.call(commentHelpful, { commentId: textOf(form, 'commentId'), on: textOf(form, 'on') === '1' }, { signal })
    return doneAnswer(form)
  },
}

const ratingOf = (form: FormData) => (form.has('rating') ? Number(textOf(form, 'rating')) : undefined)

/** Whole path of the broker's review tab, under the broker's own name whatever the address said. */
const tabOf = ({ lang, params, url }: LoadContext, { traderSlug }: { traderSlug: string | null }) => {
  const named = namedBroker(params)
  return named && traderSlug !== null ? `/${lang}${brokerPath({ slug: traderSlug, code: named.code }, 'review')}` : url.pathname
}
