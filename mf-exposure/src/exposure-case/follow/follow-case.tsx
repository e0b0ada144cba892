import { Bell, BellOff } from '@lucide/icons'
import type { FormEvent } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { useFormAnswer, useLoginFirst, useSentForm, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { exposureText } from '../../strings/keys.ts'
import type { ExposureData } from '../load-exposure.ts'

type Shown = Pick<ExposureData, 'exposure' | 'own'>

/**
 * Follows the case or stops, with and without JavaScript; a visitor without a login logs in first (spec 4). Not for its author, who is
 * notified of each step in any case, and not for a post that is not public.
 */
export function FollowButton({ exposure, own }: Shown) {
  const t = useText()
  const { session } = useStore()
  const { pathname } = useLocation()
  const sent = useSentForm()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  if (own ? !own.actions.includes('follow') : !isSeenByEveryone(exposure.state)) return null
  if (own && session.user?.userId === exposure.user.userId) return null
  const intent = own?.followed ? 'unfollow' : 'follow'
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    loginFirst(() => void submit(form, { preventScrollReset: true }))
  }
  return (
    <Form method="post" action={pathname} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant="ghost"
        small
        icon={own?.followed ? BellOff : Bell}
        busy={sent?.data.get('intent') === intent}
      >
        {t(own?.followed ? exposureText.unfollowCase : exposureText.followCase)}
      </Button>
    </Form>
  )
}

/** What following or unfollowing came to. After a login without JavaScript, the address has the visitor's wish (`?act=follow`). */
export function FollowResult({ own }: Pick<Shown, 'own'>) {
  const t = useText()
  const { search } = useLocation()
  const answer = useFormAnswer() as FormAnswer | undefined
  if (answer?.intent === 'follow' || answer?.intent === 'unfollow') {
    const said = answer.intent === 'follow' ? exposureText.followsNow : exposureText.followsNoMore
    return (
      <Note tone={answer.done ? 'good' : 'bad'} live>
        {answer.done ? t(said) : answer.message}
      </Note>
    )
  }
  if (!own || own.followed || new URLSearchParams(search).get('act') !== 'follow') return null
  return <Note live>{t(exposureText.followAfterLogin)}</Note>
}
