import { useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { CertificateNote } from '../certificate/certificate-note.tsx'
import { accountText, mailText, settingText } from '../strings/keys.ts'
import { AvatarForm } from './avatar-form.tsx'
import { ContactRow } from './contact-row.tsx'
import { GenderForm } from './gender-form.tsx'
import { IdentityForm } from './identity-form.tsx'
import type { loadSetting } from './load-setting.ts'
import { MailForm } from './mail-form.tsx'
import { NickForm } from './nick-form.tsx'
import { PasswordForm } from './password-form.tsx'

/** Profile, contact, notices by mail and password; email address and phone number are masked. */
export function SettingPage() {
  const t = useText()
  const { user, mail, change, changed } = useOwnData<typeof loadSetting>()
  const { hasPassword, email, areaCode, phone } = user
  const small = (key: number) => (
    <Text size="sm" tone="quiet">
      {t(key)}
    </Text>
  )
  const wholePhone = phone && [areaCode, phone].filter(Boolean).join(' ')
  return (
    <AccountFrame title={t(accountText.setting)}>
      <CertificateNote certificate={user.certificate} />
      <Panel title={t(settingText.profile)} aside={small(settingText.othersSee)} flush>
        <PanelRows>
          <li>
            <AvatarForm user={user} />
          </li>
          <li>
            <Grid columns={2}>
              <NickForm nick={user.nick} />
              <IdentityForm identity={user.identity} />
            </Grid>
          </li>
        </PanelRows>
      </Panel>
      {changed && (
        <Note tone="good" live>
          {t(changed === 'email' ? settingText.emailChanged : settingText.phoneChanged)}
        </Note>
      )}
      <Panel title={t(settingText.contact)} aside={small(settingText.onlyYou)} flush>
        <PanelRows>
          <ContactRow
            kind="email"
            label={t(settingText.email)}
            value={email}
            open={change === 'email'}
            hasPassword={hasPassword}
          />
          <ContactRow
            kind="phone"
            label={t(settingText.phone)}
            value={wholePhone}
            open={change === 'phone'}
            hasPassword={hasPassword}
          />
          <li>
            <Grid columns={2}>
              <GenderForm gender={user.gender} />
            </Grid>
          </li>
        </PanelRows>
      </Panel>
      <Panel title={t(mailText.title)} aside={small(mailText.alsoOnSite)}>
        <MailForm mail={mail} hasAddress={email !== null} />
      </Panel>
      <Panel title={t(settingText.password)}>
        {hasPassword ? <PasswordForm /> : <p>{t(settingText.noPassword)}</p>}
      </Panel>
    </AccountFrame>
  )
}
