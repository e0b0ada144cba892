import { complaintContact } from 'calls/complaints'
import { failureText } from 'calls/failures/failure-text'
import { useState } from 'react'
import { ApiError, useApi, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { moderationText } from '../strings/keys.ts'

/** The contact of a private complaint, shown on request: each reading is recorded. */
export function PrivateContact({ code }: { code: string }) {
  const t = useText()
  const api = useApi()
  const { text } = useStore()
  const [shown, setShown] = useState('')
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    try {
      setShown((await api.call(complaintContact, { code })).contact ?? '–')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setShown(failureText(error, text))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Row>
      <Button variant="secondary" small busy={busy} onClick={() => void show()}>
        {t(moderationText.showContact)}
      </Button>
      <span role="status">
        <Text size="sm">{shown ? <bdi>{shown}</bdi> : t(moderationText.contactRecorded)}</Text>
      </span>
    </Row>
  )
}
