import { ThumbsUp } from '@lucide/icons'
import type { FormEvent } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useLocale, useLoginFirst, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { marketText } from '../../strings/keys.ts'
import type { ListingData } from '../load-listing.ts'
import styles from './applause.module.css'

/**
 * Applauds the listing or takes the applause back, with and without JavaScript; a visitor without a login logs in first (spec 4). Authors do
 * not applaud their own: they see the number alone.
 */
export function ApplauseButton({ listing, viewer }: Pick<ListingData, 'listing' | 'viewer'>) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { pathname } = useLocation()
  const sent = useSentForm()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  const { applaudCount } = listing
  const name = (key: number) => (applaudCount > 0 ? `${t(key)} (${formatNumber(applaudCount)})` : t(key))
  if (viewer?.isAuthor) return applaudCount > 0 && <span>{name(marketText.applauded)}</span>
  const isOn = viewer?.applauded ?? false
  const intent = isOn ? 'unapplaud' : 'applaud'
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
        variant="secondary"
        small
        icon={ThumbsUp}
        aria-pressed={isOn}
        className={isOn ? styles.applauded : undefined}
        busy={sent?.data.get('intent') === intent}
      >
        {name(marketText.applaud)}
      </Button>
    </Form>
  )
}

/** What applauding came to. After a login without JavaScript, the address has the visitor's wish (`?act=applaud`). */
export function ApplauseResult({ viewer }: Pick<ListingData, 'viewer'>) {
  const t = useText()
  const { search } = useLocation()
  const answer = useFormAnswer() as FormAnswer | undefined
  if (answer?.intent === 'applaud' || answer?.intent === 'unapplaud') {
    const said = answer.intent === 'applaud' ? marketText.applaudedNow : marketText.applaudedNoMore
    return (
      <Note tone={answer.done ? 'good' : 'bad'} live>
        {answer.done ? t(said) : answer.message}
      </Note>
    )
  }
  if (!viewer || viewer.applauded || new URLSearchParams(search).get('act') !== 'applaud') return null
  return <Note live>{t(marketText.pressApplaud)}</Note>
}
