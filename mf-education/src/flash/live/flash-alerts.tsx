import { useState } from 'react'
import { useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { educationText } from '../../strings/keys.ts'
import { chooseAlert, useAlertChoice } from './alert-choice.ts'
import { playSound } from './play-sound.ts'

/** How the visitor is alerted to a new item: by a sound, by a notification of the device, or not at all. */
export function FlashAlerts() {
  const t = useText()
  const sound = useAlertChoice('sound')
  const notice = useAlertChoice('notice')
  const [isBlocked, setBlocked] = useState(false)
  const chooseNotice = async (on: boolean) => {
    const isAllowed = !on || (await permission()) === 'granted'
    setBlocked(!isAllowed)
    if (isAllowed) chooseAlert('notice', on)
  }
  return (
    <fieldset>
      <legend>{t(educationText.alerts)}</legend>
      <Stack gap="s">
        <Row>
          <CheckboxField
            label={t(educationText.alertSound)}
            checked={sound}
            onChange={({ currentTarget: { checked } }) => {
              chooseAlert('sound', checked)
              if (checked) playSound()
            }}
          />
          <CheckboxField
            label={t(educationText.alertNotice)}
            checked={notice}
            onChange={({ currentTarget: { checked } }) => void chooseNotice(checked)}
          />
        </Row>
        {isBlocked && (
          <Note tone="warn" live>
            {t(educationText.noticesBlocked)}
          </Note>
        )}
      </Stack>
    </fieldset>
  )
}

const permission = async (): Promise<NotificationPermission> =>
  typeof Notification === 'undefined' ? 'denied' : Notification.requestPermission()
