import { Worker } from 'node:worker_threads'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { TransportAnswer } from 'shared-state/api/transport'
import { exampleOutput } from 'shared-state/examples/call-examples'
import type { PortalUser } from 'shared-state/store/portal-user'
import { OrderRefused } from '../../api/order-refused.ts'
import { renderingFlags, startingFlags } from '../sandbox/permission-flags.ts'
import { titleOf, type TrialRendering } from '../releases/gate/candidate.ts'
import type { FromTrial, ToTrial, TrialOrder } from './trial-messages.ts'

/** Time limit for each step, in ms: loading the release, rendering one page in one language. */
const stepMs = 5_000
/** Time limit for starting the process, in ms, on a busy machine. */
const startMs = 20_000
const heapMb = 256

/** `store` is the release store's folder, which also holds the candidates. Calls are answered with examples, for a made-up user. */
export function trialRendering(
  store: string,
  calls: readonly CallDeclaration[],
  exampleUser: () => PortalUser,
): TrialRendering {
  const byName = new Map(calls.map(call => [call.name, call]))
  return async ({ record, others, folder }) => {
    if (record.area !== 'shell' && !others.some(({ area }) => area === 'shell'))
      throw new OrderRefused(`${titleOf(record)} cannot be tried: no shell is active to render it with`)
    const problem = await runTrial(
      { candidate: record, folder, store, others: [...others], user: exampleUser() },
      byName,
    )
    if (problem) throw new OrderRefused(`${titleOf(record)}: ${problem}`)
  }
}

/** Runs the trial in a separate process, which is killed if it hangs. Returns the problem, if there is one. */
async function runTrial(order: TrialOrder, calls: ReadonlyMap<string, CallDeclaration>): Promise<string | undefined> {
  const flags = [...renderingFlags([order.store]), `--max-old-space-size=${heapMb}`]
  const starter = new Worker(new URL('./trial-starter.ts', import.meta.url), {
    workerData: { flags },
    name: 'trial',
    execArgv: startingFlags(),
    env: {},
  })
  const tell = (message: ToTrial) => starter.postMessage(message)
  const { promise: verdict, resolve, reject } = Promise.withResolvers<string | undefined>()
  let doing = ''
  let late: NodeJS.Timeout | undefined
  const begins = (what: string, limitMs: number) => {
    doing = what
    clearTimeout(late)
    late = setTimeout(() => resolve(`${what} takes more than ${limitMs / 1000} s`), limitMs)
  }
  const ended = new Promise<void>(done => starter.once('exit', () => done()))
  starter.once('error', reject)
  starter.on('message', (message: FromTrial) => {
    switch (message.kind) {
      case 'begins':
        return begins(message.what, stepMs)
      case 'call':
        return tell({
          kind: 'answer',
          name: message.name,
          answer: exampleAnswer(message.name, calls.get(message.name)),
        })
      case 'passed':
        return resolve(undefined)
      case 'refused':
        return resolve(message.reason)
      case 'ended':
        return resolve(
          `${doing} ends the process (${message.said.includes('heap out of memory') ? `more than ${heapMb} MB of memory` : message.how})`,
        )
    }
  })
  begins('starting its trial', startMs)
  tell({ kind: 'order', order })
  try {
    return await verdict
  } finally {
    clearTimeout(late)
    tell({ kind: 'end' })
    await ended
  }
}

function exampleAnswer(name: string, call: CallDeclaration | undefined): TransportAnswer {
  if (!call) return { status: 404, body: { succeed: false, ErrorCode: 404, message: `there is no call ${name}` } }
  return { status: call.okStatus ?? 200, body: { succeed: true, ErrorCode: 0, message: '', Data: exampleOutput(call) } }
}
