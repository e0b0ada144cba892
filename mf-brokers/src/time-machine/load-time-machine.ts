import { dealerDatainit, timemachineSnapshot } from 'calls/broker-history'
import { isApiError } from 'shared-state/api/api-error'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/runtime'
import { safeParse } from 'shared-state/schema'
import { timeMachinePath } from '../addresses.ts'
import { loadTab } from '../broker/load-tab.ts'

/** Name of the form's field, and of its parameter in the address. */
export const dayField = 'date'

type Snapshot = CallOutput<typeof timemachineSnapshot>

/** The record on a day, or the reason why there is none, such as that the broker was not listed yet. */
type Past = { record: Snapshot } | { refused: string }

/** The day in the address: '' if there is none, null if it is no day. Text that is no day is not repeated on the page. */
function readDay(params: URLSearchParams): string | null {
  const date = params.get(dayField) ?? ''
  return date === '' || safeParse(timemachineSnapshot.input.shape.date, date).success ? date : null
}

/**
 * The data of every tab of a broker, which is today's, and its record on the day in the address. `listed` are the days that can be chosen.
 * `past` is null if no day is asked for, and if the call failed.
 */
export async function loadTimeMachine(context: LoadContext) {
  const { api, signal, url } = context
  const date = readDay(url.searchParams)
  const data = await loadTab(
    context,
    'info',
    traderCode => ({
      listed: api.call(dealerDatainit, { traderCode }, { signal }),
      past: date
        ? orRefused(api.call(timemachineSnapshot, { traderCode, date }, { signal }))
        : Promise.resolve<Past | null>(null),
    }),
    timeMachinePath,
  )
  return { ...data, date }
}

async function orRefused(asked: Promise<Snapshot>): Promise<Past | null> {
  try {
    return { record: await asked }
  } catch (error) {
    const refused = isApiError(error) && error.fieldMessage('date')
    if (refused) return { refused }
    throw error
  }
}

export type TimeMachineData = Awaited<ReturnType<typeof loadTimeMachine>>
