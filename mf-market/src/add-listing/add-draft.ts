import { brokerListEntry, type BrokerListEntry } from 'calls/entities/broker-list-entry'
import { forgetDraft, readDraft } from 'shared-state/forms/tab-draft'
import { safeParse } from 'shared-state/schema'
import { emptyState, picturesIn, type AddState } from './add-state.ts'
import { addSteps, allNames } from './form-fields.ts'
import type { AddData } from './load-add.ts'

type Of = Pick<AddData, 'type' | 'code'>

/** Key of this tab's draft of a new listing of a kind, or of a rejected one. */
export const draftKey = ({ type, code }: Of): string => `listing-form:${type}:${code}`

/** This tab's draft, or null; a stored value of another format is ignored. */
export function readAddDraft(of: Of): AddState | null {
  const kept = readDraft(draftKey(of)) as Partial<AddState> | null
  const step = addSteps.find(known => known === kept?.step)
  if (!kept || !step || typeof kept.values !== 'object') return null
  const values = kept.values as Record<string, unknown>
  const chosen = safeParse(brokerListEntry, kept.chosen)
  return {
    ...emptyState,
    step,
    values: Object.fromEntries(
      allNames(of.type).map(name => [name, typeof values[name] === 'string' ? values[name] : '']),
    ),
    images: picturesIn(JSON.stringify(kept.images ?? [])),
    chosen: chosen.success ? (chosen.data as BrokerListEntry) : null,
  }
}

export const forgetAddDraft = (of: Of): void => forgetDraft(draftKey(of))
