import type { LoadContext } from 'shared-state/runtime'
import { loadOwnEnterprise } from './load-own-enterprise.ts'

/** The history of a claim: its events come with the enterprise itself. */
export const loadAudit = (context: LoadContext) => loadOwnEnterprise(context, async () => null)
