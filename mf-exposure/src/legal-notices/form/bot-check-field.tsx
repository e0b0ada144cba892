import { useEffect, useRef } from 'react'
import { useText } from 'shared-state/runtime'
import { BotPictureField } from 'ui/bot-picture-field'
import { Note } from 'ui/note'
import { Stack } from 'ui/stack'
import { noticeText } from '../../strings/keys.ts'
import type { NoticeAnswer } from './submit-notice.ts'

/** The visible part of the bot check: nothing, unless a picture has to be read. */
export function BotCheckField({ errors, message, picture }: Pick<NoticeAnswer, 'errors' | 'message' | 'picture'>) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const isAsked = picture !== null && message === '' && Object.keys(errors).length === 0
  useEffect(() => {
    if (isAsked) place.current?.querySelector<HTMLElement>('[name=graphCode]')?.focus()
  }, [isAsked, picture])
  const error = errors['bot.graphCode'] ?? errors['bot.graphId'] ?? errors.bot
  if (!picture)
    return error ? (
      <Note tone="bad" live>
        {error}
      </Note>
    ) : null
  return (
    <div ref={place}>
      <Stack>
        {isAsked && <Note live>{t(noticeText.pictureAsked)}</Note>}
        <BotPictureField picture={picture} error={error} />
      </Stack>
    </div>
  )
}
