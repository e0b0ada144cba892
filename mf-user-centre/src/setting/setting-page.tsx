import { usePageData, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { AccountFrame } from '../account/account-frame.tsx'
import { accountText, settingText } from '../strings/keys.ts'
import { GenderForm } from './gender-form.tsx'
import type { loadSetting } from './load-setting.ts'
import { NickForm } from './nick-form.tsx'
import { PasswordForm } from './password-form.tsx'

/** Profile, contact and password; the address and the number are shown masked. */
export function SettingPage() {
  const t = useText()
  const user = usePageData<typeof loadSetting>()
  const onlyYou = <Text size="sm" tone="quiet">{t(settingText.onlyYou)}</Text>
  return (
    <AccountFrame title={t(accountText.setting)}>
      <Panel title={t(settingText.profile)}>
        <Grid columns={2}>
          <NickForm nick={user.nick} />
          <GenderForm gender={user.gender} />
        </Grid>
      </Panel>
      <Panel title={t(settingText.contact)} aside={onlyYou} flush>
        <PanelRows>
          <ContactRow label={t(settingText.email)} value={user.email} />
          <ContactRow label={t(settingText.phone)} value={user.phone && [user.areaCode, user.phone].filter(Boolean).join(' ')} />
        </PanelRows>
      </Panel>
      <Panel title={t(settingText.password)}>
        {user.hasPassword ? <PasswordForm /> : <p>{t(settingText.noPassword)}</p>}
      </Panel>
    </AccountFrame>
  )
}

function ContactRow({ label, value }: { label: string; value: string | null }) {
  const t = useText()
  return (
    <li>
      <Text as="div" size="sm" tone="quiet">{label}</Text>
      {value ? <Text as="div" weight="medium"><bdi>{value}</bdi></Text> : <Text as="div" tone="quiet">{t(settingText.notGiven)}</Text>}
    </li>
  )
}
