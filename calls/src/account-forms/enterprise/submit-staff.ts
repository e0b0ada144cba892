import type { LoadContext } from 'shared-state/contract/area'
import type { StaffMember } from '../../entities/staff-member.ts'
import { staffDisable, staffInvite, staffSetrole } from '../../staff.ts'
import { fieldOf } from '../field-of.ts'
import { doneAnswer, faultsOf, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from '../form-answer.ts'
import { accountWords } from '../words.ts'

/** Invites a staff member, changes a role, or removes a staff member. */
export async function submitStaff(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, signal } = context
  const intent = fieldOf(form, 'intent')
  const staffId = fieldOf(form, 'staffId')
  // Not checked here: the calls refuse an unknown role.
  const role = fieldOf(form, 'role') as StaffMember['role']
  try {
    switch (intent) {
      case 'invite':
        return await invite(form, role, context)
      case 'role':
        await api.call(staffSetrole, { staffId, role }, { signal })
        return doneAnswer(intent)
      case 'disable':
        await api.call(staffDisable, { staffId }, { signal })
        return doneAnswer(intent)
    }
  } catch (error) {
    return refusedAnswer(form, error, context, { email: fieldOf(form, 'email'), role })
  }
  throw unknownForm(form)
}

async function invite(form: FormData, role: StaffMember['role'], context: LoadContext): Promise<FormAnswer> {
  const input = { enterpriseId: fieldOf(form, 'enterpriseId'), email: fieldOf(form, 'email').trim(), role }
  const errors = faultsOf(staffInvite, input, { email: accountWords.emailForm }, context)
  if (Object.keys(errors).length > 0) return faultyAnswer('invite', errors, { email: input.email, role })
  const { staff } = await context.api.call(staffInvite, input, { signal: context.signal })
  return doneAnswer('invite', { sentTo: staff.email })
}
