import { useEffect, useRef } from 'react'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { addPath, marketPath, ownListingsPath } from '../addresses.ts'
import { addText, marketText } from '../strings/keys.ts'
import { forgetAddDraft } from './add-draft.ts'
import type { AddData } from './load-add.ts'

/** The listing was sent: the call's message, and where to go from here. */
export function SentPanel({ data: { type, code }, message }: { data: AddData; message: string }) {
  const t = useText()
  const href = useHref()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    forgetAddDraft({ type, code })
    place.current?.focus()
  }, [type, code])
  return (
    <Panel title={t(addText.sent)}>
      <Stack>
        <p ref={place} tabIndex={-1}>
          {message}
        </p>
        <Row>
          <Button to={href(ownListingsPath)}>{t(marketText.manageOwn)}</Button>
          <Button variant="secondary" to={href(addPath(type))}>
            {t(addText.addAnother)}
          </Button>
          <Button variant="ghost" to={href(marketPath)}>
            {t(marketText.toMarket)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
