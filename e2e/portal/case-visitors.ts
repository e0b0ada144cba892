import type { PlaywrightWorkerArgs } from '@playwright/test'
import { Visitor } from 'backend/testing/visitor'
import * as enterprise from 'calls/enterprise'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { registerPerson } from './people.ts'
import { projectRoot, type RunningPortal } from './start-portal.ts'

/** Visitors of a portal who act without a browser, by declared calls. */

export interface CaseVisitor {
  visitor: Visitor
  /** Sends a call with a key, as pages do, and returns its data; throws if it is refused. */
  send<Data = unknown>(call: CallDeclaration, input: object): Promise<Data>
}

/** Runs a command of the portal's operators on its data directory. */
export const operate = ({ dataDir }: RunningPortal, command: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(projectRoot, 'server/src/cli', `${command}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  })

/** A new user, logged in from an address of their own. The portal trusts a proxy. */
export async function newVisitor(
  { playwright }: { playwright: Pick<PlaywrightWorkerArgs['playwright'], 'request'> },
  portal: RunningPortal,
  { ip, role }: { ip: string; role?: string },
): Promise<CaseVisitor> {
  const request = await playwright.request.newContext({
    baseURL: portal.origin,
    extraHTTPHeaders: { 'X-Forwarded-For': ip },
  })
  const person = await registerPerson(request, portal.dataDir, portal.origin)
  await request.dispose()
  if (role) await operate(portal, 'account', 'grant', person.email, role)
  const visitor = await new Visitor(portal.origin, ip).login(person.email, person.password)
  return {
    visitor,
    async send<Data>(call: CallDeclaration, input: object) {
      const { body } = await visitor.call(call, input as never, { 'Idempotency-Key': crypto.randomUUID() })
      if (!body.succeed) throw new Error(`${call.name}: ${JSON.stringify(body)}`)
      return body.Data as Data
    },
  }
}

/** Makes somebody the staff of a broker. */
export async function makeStaff(staff: CaseVisitor, moderator: CaseVisitor, traderCode: string): Promise<void> {
  const contact = { contactName: 'Sari Dewi', contactEmail: 'sari@firm.example' }
  const claim = { kind: 'broker', traderCode, name: 'Firm of the journey', ...contact }
  const saved = await staff.send<{ enterprise: { enterpriseId: string } }>(enterprise.enterpriseSave, claim)
  const { enterpriseId } = saved.enterprise
  await staff.send(enterprise.enterpriseSubmit, { enterpriseId })
  for (const decision of ['start', 'approve'])
    await moderator.send(enterprise.enterpriseAudit, { enterpriseId, decision })
}
