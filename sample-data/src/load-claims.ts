import { legalNameOf } from './licences.ts'
import { RowLoader } from './row-loader.ts'
import type { SampleScene } from './sample-scene.ts'

/** Loads the accounts of the brokers whose staff reply here, each with one member of its staff. Nobody can log in as them. */
export async function loadClaims({ queries, brokers }: SampleScene): Promise<void> {
  const rows = new RowLoader(queries, 'enterprises')
  const staff = new RowLoader(queries, 'enterprise_staff')
  for (const { code, desk, name, country, createdAt } of brokers) {
    if (!desk) continue
    const email = `desk@${code}.example`
    await rows.add({
      enterprise_id: `e${code}`,
      kind: 'broker',
      broker_code: code,
      name: legalNameOf(name.shown, country.legalForm),
      contact_name: desk.nick,
      contact_email: email,
      state: 'approved',
      sample: true,
      submitted_at: createdAt,
      decided_at: createdAt,
      created_at: createdAt,
    })
    await staff.add({
      staff_id: `s${code}`,
      enterprise_id: `e${code}`,
      user_id: desk.userId,
      email,
      role: 'owner',
      state: 'active',
      invited_at: createdAt,
    })
  }
  await rows.finish()
  await staff.finish()
}
