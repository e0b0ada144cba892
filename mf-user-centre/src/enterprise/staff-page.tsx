import { useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Panel, PanelRows } from 'ui/panel'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { AccountForm } from '../account/account-form.tsx'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { ListPager } from '../list/list-pager.tsx'
import { useCount } from '../list/use-count.ts'
import { enterpriseText, staffText } from '../strings/keys.ts'
import { EnterpriseFrame } from './enterprise-frame.tsx'
import { roleText } from './enterprise-words.ts'
import type { loadStaff } from './load-staff.ts'
import { NoEnterprise } from './no-enterprise.tsx'
import { StaffRow } from './staff-row.tsx'
import type { StaffMember } from 'calls/entities/staff-member'

/** The staff of the enterprise; owners and managers invite members, owners assign roles (decisions 3). */
export function StaffPage() {
  const t = useText()
  const countText = useCount()
  const data = useOwnData<typeof loadStaff>()
  if (!data || isWithheld(data)) {
    return (
      <EnterpriseFrame page="staff" enterprise={null}>
        {data ? <WithheldPanel withheld={data} /> : <NoEnterprise />}
      </EnterpriseFrame>
    )
  }
  const { enterprise, role, page } = data
  const mayInvite = enterprise.state === 'approved' && (role === 'owner' || role === 'manager')
  return (
    <EnterpriseFrame page="staff" enterprise={enterprise}>
      <FormResult said={{ role: staffText.roleChanged, disable: staffText.ended }} />
      {isWithheld(page) ? (
        <WithheldPanel withheld={page} />
      ) : (
        <>
          <Panel title={countText(staffText.count, page.total)} flush>
            <PanelRows>
              {page.items.map(member => (
                <StaffRow key={member.staffId} member={member} viewer={role} />
              ))}
            </PanelRows>
          </Panel>
          <ListPager page={page.pageIndex} pages={page.pages} />
        </>
      )}
      {mayInvite && (
        <InviteForm
          enterpriseId={enterprise.enterpriseId}
          roles={role === 'owner' ? ['replier', 'manager', 'owner'] : ['replier', 'manager']}
        />
      )}
      {enterprise.state !== 'approved' && <p>{t(staffText.onlyApproved)}</p>}
    </EnterpriseFrame>
  )
}

function InviteForm({ enterpriseId, roles }: { enterpriseId: string; roles: StaffMember['role'][] }) {
  const t = useText()
  return (
    <Panel title={t(staffText.inviteTitle)} footer={t(staffText.inviteNote)}>
      <AccountForm
        intent="invite"
        variant="primary"
        submitText={t(staffText.invite)}
        savedText={t(staffText.inviteSent)}
      >
        {answer => (
          <Grid columns={2}>
            <input type="hidden" name="enterpriseId" value={enterpriseId} />
            <TextField
              key={answer?.values.sentTo}
              label={t(enterpriseText.contactEmail)}
              name="email"
              type="email"
              autoComplete="off"
              error={answer?.errors.email}
              defaultValue={answer?.values.email}
              required
            />
            <SelectField
              label={t(staffText.role)}
              name="role"
              error={answer?.errors.role}
              defaultValue={answer?.values.role ?? 'replier'}
              options={roles.map(value => ({ value, label: t(roleText[value]) }))}
            />
          </Grid>
        )}
      </AccountForm>
    </Panel>
  )
}
