import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { CallContext, CallHandler, Caller } from './handle.ts'
import type { InvokeCall } from './invocation.ts'
import { PageReads } from './page-reads.ts'
import type { RefusalLog } from './refusal-log.ts'
import { Refusal } from './refusal.ts'
import type { AnswerCache } from './steps/answer-cache.ts'
import { checkAnswer } from './steps/check-answer.ts'
import { checkWho } from './steps/check-who.ts'
import { dataAnswer, errorAnswer } from './envelope.ts'
import type { Answer, Log } from './envelope.ts'
import { isKeyed } from './steps/idempotency.ts'
import type { RunOnce } from './steps/idempotency.ts'
import { readInput } from './steps/read-input.ts'
import { withinTime } from './steps/run-handler.ts'

export interface CallRequest {
  handler: CallHandler
  caller: Caller
  /** Reads the raw input; may refuse, e.g. invalid JSON. */
  readRaw(): Promise<unknown>
  /** Header Idempotency-Key. */
  key?: string | undefined
  /** The shared reads of the page that the call is for; by default a new PageReads. */
  reads?: PageReads | undefined
}

export interface Steps {
  cache: AnswerCache
  runOnce: RunOnce
  /** Whether to compare each response with its declaration. */
  checkAnswers: boolean
  refusals: Pick<RefusalLog, 'noteError'>
  log: Log
  /** Awaited before a successful write is answered. Default: nothing. */
  afterWrite?: (() => Promise<void>) | undefined
}

/** The steps of every call, from HTTP and from server rendering alike. Never throws: refusals are returned as responses. */
export async function runCall(
  { handler, caller, readRaw, key, reads = new PageReads() }: CallRequest,
  steps: Steps,
): Promise<Answer> {
  const { call, extraFields, whole, asRefusal } = handler
  try {
    checkWho(call, caller)
    const sent = takeKey(call, await readRaw(), key)
    const input = readInput(call.input, sent.raw, caller.lang)
    const answer = await steps.runOnce({ call, caller, key: sent.key, input }, async () => {
      const setCookies: string[] = []
      const headers: Record<string, string> = {}
      const context: CallContext = {
        caller,
        reads,
        setCookie: line => void setCookies.push(line),
        setHeader: (name, value) => void (headers[name] = value),
      }
      if (whole) return (await withinTime(handler.run(input, context))) as Answer
      const data = await steps.cache(call, input, caller, () => withinTime(handler.run(input, context)))
      if (steps.checkAnswers) checkAnswer(call, data)
      return dataAnswer(data, { status: call.okStatus ?? 200, headers, setCookies }, extraFields)
    })
    if (changesContent(call)) await steps.afterWrite?.()
    return answer
  } catch (error) {
    const refusal = asRefusal && error instanceof Refusal ? asRefusal(error) : error
    steps.refusals.noteError(refusal, {
      ip: caller.ip,
      account: caller.user?.userId,
      call: call.name,
      hasToken: caller.arrived?.authorization !== undefined,
    })
    return errorAnswer(refusal, caller.lang, steps.log, extraFields)
  }
}

/** A call that writes, other than one whose counted events are written later (202). */
const changesContent = ({ method, writes, repeat, okStatus }: CallDeclaration): boolean =>
  (method === 'POST' ? repeat !== 'reads' : writes === true) && okStatus !== 202

/** Answers calls within the server. `handlers` may be filled later: some handlers make other calls. */
export const invokeWith =
  (handlers: ReadonlyMap<CallDeclaration, CallHandler>, steps: Steps): InvokeCall =>
  async ({ call, input, caller, idempotencyKey, reads }) => {
    const handler = handlers.get(call)
    if (!handler) throw new Error(`${call.name} has no handler`)
    return runCall({ handler, caller, readRaw: async () => input, key: idempotencyKey, reads }, steps)
  }

/** The key may also be in the body, as field `idempotencyKey`. */
function takeKey(
  call: CallDeclaration,
  raw: unknown,
  key: string | undefined,
): { raw: unknown; key: string | undefined } {
  if (!isKeyed(call) || typeof raw !== 'object' || raw === null || !('idempotencyKey' in raw)) return { raw, key }
  const { idempotencyKey, ...rest } = raw
  // Anything but text is not a key: converting it to text could take any amount of time, or fail.
  return { raw: rest, key: key ?? (typeof idempotencyKey === 'string' ? idempotencyKey : '') }
}
