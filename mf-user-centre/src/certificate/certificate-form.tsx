import { docTypes, mostPictures } from 'calls/account-forms/certificate/submit-certificate'
import { useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Panel } from 'ui/panel'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { AccountForm } from '../account/account-form.tsx'
import { useOwnData } from '../account/own-page.ts'
import { PicturesField } from '../account/pictures-field.tsx'
import { certificateText, settingText } from '../strings/keys.ts'
import type { loadCertificate } from './load-certificate.ts'

const docText = {
  passport: certificateText.passport,
  id: certificateText.idCard,
  licence: certificateText.drivingLicence,
}

/** Data that a moderator compares with the pictures; nobody else sees any of it. */
export function CertificateForm({ again }: { again: boolean }) {
  const t = useText()
  const { countries, countryCode } = useOwnData<typeof loadCertificate>()
  return (
    <Panel title={t(again ? certificateText.sendAgain : certificateText.send)} footer={t(certificateText.whoSees)}>
      <AccountForm intent="certificate" variant="primary" files submitText={t(certificateText.submit)}>
        {answer => (
          <>
            <Grid columns={2}>
              <TextField
                label={t(certificateText.realName)}
                name="realName"
                autoComplete="name"
                help={t(certificateText.realNameHelp)}
                error={answer?.errors.realName}
                defaultValue={answer?.values.realName}
                required
              />
              <SelectField
                label={t(settingText.country)}
                name="countryCode"
                placeholder={t(settingText.choose)}
                error={answer?.errors.countryCode}
                defaultValue={answer?.values.countryCode ?? countryCode}
                options={countries}
                required
              />
              <SelectField
                label={t(certificateText.document)}
                name="docType"
                error={answer?.errors.docType}
                defaultValue={answer?.values.docType ?? 'id'}
                options={docTypes.map(value => ({ value, label: t(docText[value]) }))}
              />
              <TextField
                label={t(certificateText.number)}
                name="docNo"
                autoComplete="off"
                error={answer?.errors.docNo}
                required
              />
            </Grid>
            <PicturesField
              label={t(certificateText.pictures)}
              help={t(certificateText.picturesHelp, { count: mostPictures })}
              answer={answer}
            />
          </>
        )}
      </AccountForm>
    </Panel>
  )
}
