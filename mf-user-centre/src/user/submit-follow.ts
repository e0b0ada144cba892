import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { batchfollowFollow } from 'calls/feed'
import type { LoadContext } from 'shared-state/runtime'
import { userText } from '../strings/keys.ts'

/** Messages for FormResult on a page with a FollowButton. */
export const followMessages = { follow: userText.nowFollowed, unfollow: userText.noLongerFollowed }

/** Handles FollowButton. */
export async function submitFollow(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const intent = fieldOf(form, 'intent')
  if (intent !== 'follow' && intent !== 'unfollow') throw unknownForm(form)
  try {
    await context.api.call(
      batchfollowFollow,
      { userIds: [fieldOf(form, 'userId')], on: intent === 'follow' },
      { signal: context.signal },
    )
    return doneAnswer(intent)
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}
