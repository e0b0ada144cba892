import { request } from '@playwright/test'
import { Visitor } from 'backend/testing/visitor'
import { live7x24Save } from 'calls/flash-desk'
import { askServer } from 'platform/host/control/control-socket'
import { registerPerson } from '../../portal/people.ts'
import type { RunningPortal } from '../../portal/start-portal.ts'

/** An editor's session; returns the function that publishes a news flash and resolves to its id. */
export async function deskEditor({ origin, dataDir }: RunningPortal): Promise<(text: string) => Promise<string>> {
  const context = await request.newContext({ baseURL: origin })
  const person = await registerPerson(context, dataDir, origin)
  await context.dispose()
  await askServer(dataDir, 'accountGrant', { email: person.email, role: 'editor' })
  const visitor = await new Visitor(origin, '192.0.2.9').login(person.email, person.password)
  return async text => {
    const { body } = await visitor.call(live7x24Save, { content: { en: text, id: text } })
    if (!body.Data) throw new Error(`live7x24.save: ${JSON.stringify(body)}`)
    return body.Data.id
  }
}
