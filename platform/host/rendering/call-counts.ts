import type { Transport } from 'shared-state/api/transport'
import type { Log } from '../../api/envelope.ts'

/** Outcome of a call: an answer, a refusal (4xx), a failure on our side, or no answer within the page's time limit. */
export type CallOutcome = 'answered' | 'refused' | 'failed' | 'late'

/**
 * Counts call outcomes in page rendering since this process started: a page is sent without the data that failed, but the failure is
 * counted.
 */
export interface CallCounts {
  readonly byCall: ReadonlyMap<string, Readonly<Record<CallOutcome, number>>>
  note(call: string, outcome: CallOutcome): void
}

/** Logs failures and late calls with their counts. */
export function createCallCounts(log: Pick<Log, 'warn'>): CallCounts {
  const byCall = new Map<string, Record<CallOutcome, number>>()
  return {
    byCall,
    note(call, outcome) {
      const counts = byCall.get(call) ?? { answered: 0, refused: 0, failed: 0, late: 0 }
      counts[outcome] += 1
      byCall.set(call, counts)
      if (outcome === 'failed' || outcome === 'late')
        log.warn({ call, ...counts }, `a page was rendered without ${call}: ${outcome}`)
    },
  }
}

export const outcomeOf = (status: number): CallOutcome =>
  status < 400 ? 'answered' : status < 500 ? 'refused' : 'failed'

/**
 * Wraps a transport so that its calls are counted. `end` marks the moment the page is sent: calls still under way count as late. A call
 * aborted because the visitor has left is not counted.
 */
export function counted(
  { needsToken, send }: Transport,
  counts: CallCounts,
): { transport: Transport; end: () => void } {
  const underWay = new Set<{ call: string }>()
  const transport: Transport = {
    needsToken,
    async send(request) {
      const one = { call: request.declaration.name }
      underWay.add(one)
      const note = (outcome: CallOutcome) => underWay.delete(one) && counts.note(one.call, outcome)
      try {
        const answer = await send(request)
        note(outcomeOf(answer.status))
        return answer
      } catch (error) {
        if (!request.signal.aborted) note('failed')
        else if ((request.signal.reason as { name?: unknown } | undefined)?.name === 'TimeoutError') note('late')
        else underWay.delete(one)
        throw error
      }
    },
  }
  const end = () => {
    for (const { call } of underWay) counts.note(call, 'late')
    underWay.clear()
  }
  return { transport, end }
}
