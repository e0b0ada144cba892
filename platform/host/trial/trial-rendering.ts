import { Worker } from 'node:worker_threads'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { TransportAnswer } from 'shared-state/api/transport'
import { exampleOutput } from 'shared-state/examples/call-examples'
import type { PortalUser } from 'shared-state/store/portal-user'
import { CommandRefused } from '../../api/command-refused.ts'
import { renderingFlags, startingFlags } from '../sandbox/permission-flags.ts'
import { titleOf, type TrialRendering } from '../releases/gate/candidate.ts'
import { processorTimeOver, type FromTrial, type ToTrial, type TrialJob } from './trial-messages.ts'

export interface TrialLimits {
  /** For each step, in ms of the trial's own time: loading the release, rendering one page in one language. */
  stepMs: number
  /** For each step and for the start, in ms on the wall's clock. It only ends what hangs: the machine may be busy. */
  hangMs: number
}

const usualLimits: TrialLimits = { stepMs: 5_000, hangMs: 60_000 }
const heapMb = 256

/** `store` is the release store's folder, which also holds the candidates. Calls are answered with examples, for a made-up user. */
export function trialRendering(
  store: string,
  calls: readonly CallDeclaration[],
  exampleUser: () => PortalUser,
  { stepMs, hangMs }: TrialLimits = usualLimits,
): TrialRendering {
  const byName = new Map(calls.map(call => [call.name, call]))
  return async ({ record, others, folder }) => {
    if (record.area !== 'shell' && !others.some(({ area }) => area === 'shell'))
      throw new CommandRefused(`${titleOf(record)} cannot be tried: no shell is active to render it with`)
    const problem = await runTrial(
      { candidate: record, folder, store, others: [...others], user: exampleUser(), stepMs },
      byName,
      hangMs,
    )
    if (problem) throw new CommandRefused(`${titleOf(record)}: ${problem}`)
  }
}

/** Runs the trial in a separate process, which is killed if it hangs. Returns the problem, if there is one. */
async function runTrial(
  job: TrialJob,
  calls: ReadonlyMap<string, CallDeclaration>,
  hangMs: number,
): Promise<string | undefined> {
  // The process drops the right to start threads before it loads the release.
  const flags = [...renderingFlags([job.store]), '--allow-worker', `--max-old-space-size=${heapMb}`]
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
  const begins = (what: string) => {
    doing = what
    clearTimeout(late)
    late = setTimeout(() => resolve(`${what} hangs for ${hangMs / 1_000} s`), hangMs)
  }
  const ended = new Promise<void>(done => starter.once('exit', () => done()))
  starter.once('error', reject)
  starter.on('message', (message: FromTrial) => {
    switch (message.kind) {
      case 'begins':
        return begins(message.what)
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
        return resolve(`${doing} ${endingOf(message, job.stepMs)}`)
    }
  })
  begins('starting its trial')
  tell({ kind: 'job', job })
  try {
    return await verdict
  } finally {
    clearTimeout(late)
    tell({ kind: 'end' })
    await ended
  }
}

function endingOf({ how, said }: Extract<FromTrial, { kind: 'ended' }>, stepMs: number): string {
  if (said.includes(processorTimeOver)) return `takes more than ${stepMs / 1_000} s of processor time`
  return `ends the process (${said.includes('heap out of memory') ? `more than ${heapMb} MB of memory` : how})`
}

function exampleAnswer(name: string, call: CallDeclaration | undefined): TransportAnswer {
  if (!call) return { status: 404, body: { succeed: false, ErrorCode: 404, message: `there is no call ${name}` } }
  return { status: call.okStatus ?? 200, body: { succeed: true, ErrorCode: 0, message: '', Data: exampleOutput(call) } }
}
