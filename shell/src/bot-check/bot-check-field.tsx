import { useEffect, useRef } from 'react'
import type { FormState } from 'calls/account-forms/checked-call'
import { useText } from 'shared-state/runtime'
import { BotPictureField } from 'ui/bot-picture-field'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { shellText } from '../strings/keys.ts'

/** The visible part of the bot check in a form: nothing, unless a picture has to be read. */
export function BotCheckField({ refusal, picture }: FormState) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const isAsked = picture !== null && refusal === null
  useEffect(() => {
    if (isAsked) place.current?.querySelector<HTMLElement>('[name=graphCode]')?.focus()
  }, [isAsked, picture])
  const error = refusal?.fields['bot.graphCode'] ?? refusal?.fields['bot.graphId'] ?? refusal?.fields.bot
  if (!picture)
    return (
      error && (
        <Note tone="bad" live>
          {error}
        </Note>
      )
    )
  return (
    <div ref={place}>
      {isAsked && <Note live>{t(shellText.pictureAsked)}</Note>}
      <BotPictureField picture={picture} error={error} />
    </div>
  )
}

/** Requests another picture. Placed after the form's own button, because Enter in a field presses the first button. */
export function OtherPicture({ picture, busy }: Pick<FormState, 'picture'> & { busy: boolean }) {
  const t = useText()
  return (
    picture && (
      <Button type="submit" name="act" value="picture" variant="secondary" busy={busy}>
        {t(shellText.otherPicture)}
      </Button>
    )
  )
}
