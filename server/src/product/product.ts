import { SESSION_COOKIE } from 'backend/accounts/session-cookies'
import type { Api } from 'backend/create-api'
import { accountForms } from 'calls/account-forms/account-forms'
import { allCalls } from 'calls/all-calls'
import type { Product } from 'platform/host/product'
import type { CallCounts } from 'platform/host/rendering/call-counts'
import { itemsShown } from './items-shown.ts'
import { startCalls } from './start-calls.ts'

/** The broker portal, as seen by the host of its microfrontends. */
export const product = ({ invoke, callerOf }: Api, counts: CallCounts): Product => ({
  calls: allCalls,
  invoke,
  callerOf,
  sessionCookie: SESSION_COOKIE,
  ...startCalls(invoke, counts),
  itemsShown,
  forms: accountForms,
})
