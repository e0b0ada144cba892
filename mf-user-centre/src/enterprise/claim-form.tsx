import { mostProofs } from 'calls/account-forms/enterprise/submit-enterprise'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Grid } from 'ui/grid'
import { Panel } from 'ui/panel'
import { RadioGroup } from 'ui/radio-group'
import { TextField } from 'ui/text-field'
import { AccountForm } from '../account/account-form.tsx'
import { PicturesField } from '../account/pictures-field.tsx'
import { enterpriseText } from '../strings/keys.ts'
import type { EnterpriseData } from './load-enterprise.ts'

/** A new claim, or the saved draft. Submitting it saves it first. */
export function ClaimForm({ data: { enterprise, contact, claimed } }: { data: EnterpriseData }) {
  const t = useText()
  const broker = claimed ?? enterprise?.broker ?? null
  const kept: Record<string, string | undefined> = {
    kind: enterprise?.kind ?? 'broker',
    traderCode: broker?.code,
    name: enterprise?.name ?? broker?.showName,
    licenceNo: enterprise?.licenceNo,
    website: enterprise?.website,
    contactName: contact?.contactName,
    contactEmail: contact?.contactEmail,
  }
  const draft = (
    <Button type="submit" variant="secondary">
      {t(enterpriseText.saveDraft)}
    </Button>
  )
  const kinds = [
    { value: 'broker', label: t(enterpriseText.isBroker) },
    { value: 'provider', label: t(enterpriseText.isProvider) },
  ]
  return (
    <Panel
      title={broker ? t(enterpriseText.claimOf, { name: broker.showName }) : t(enterpriseText.claimTitle)}
      footer={t(enterpriseText.whoSees)}
    >
      <AccountForm
        intent="claim"
        files
        variant="primary"
        submitText={t(enterpriseText.handIn)}
        submitAs={{ name: 'then', value: 'submit' }}
        actions={draft}
      >
        {answer => {
          const field = (name: string) => ({
            name,
            error: answer?.errors[name],
            defaultValue: answer?.values[name] ?? kept[name],
          })
          return (
            <>
              {enterprise && <input type="hidden" name="enterpriseId" value={enterprise.enterpriseId} />}
              <RadioGroup label={t(enterpriseText.kind)} options={kinds} look="bar" {...field('kind')} />
              <Grid columns={2}>
                <TextField
                  label={t(enterpriseText.brokerCode)}
                  help={t(enterpriseText.brokerCodeHelp)}
                  autoComplete="off"
                  spellCheck={false}
                  {...field('traderCode')}
                />
                <TextField label={t(enterpriseText.name)} autoComplete="organization" required {...field('name')} />
                <TextField label={t(enterpriseText.licenceNo)} optional autoComplete="off" {...field('licenceNo')} />
                <TextField
                  label={t(enterpriseText.website)}
                  optional
                  type="url"
                  autoComplete="url"
                  placeholder="https://"
                  {...field('website')}
                />
                <TextField
                  label={t(enterpriseText.contactName)}
                  autoComplete="name"
                  required
                  {...field('contactName')}
                />
                <TextField
                  label={t(enterpriseText.contactEmail)}
                  type="email"
                  autoComplete="email"
                  help={t(enterpriseText.contactHelp)}
                  required
                  {...field('contactEmail')}
                />
              </Grid>
              <PicturesField
                label={t(enterpriseText.proofs)}
                help={t(enterpriseText.proofsHelp, { count: mostProofs })}
                answer={answer}
                optional
              />
            </>
          )
        }}
      </AccountForm>
    </Panel>
  )
}
