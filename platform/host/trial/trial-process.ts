import { Worker } from 'node:worker_threads'
import type { TransportAnswer } from 'shared-state/api/transport'
import { PendingReplies } from '../rendering/threads/pending-replies.ts'
import { hardenProcess } from '../sandbox/harden-process.ts'
import type { FromTrial, ToTrial, TrialJob } from './trial-messages.ts'
import { describe, tryRelease, turnMs } from './trial.ts'

/** Runs as a process with hardly any permissions (sandbox/permission-flags.ts): tries a release that is about to be published. */
const send = process.send!.bind(process)
/** Without a parent there is nothing left to do. It may end before this process hears that it is disconnected. */
const tell = (message: FromTrial) =>
  void (process.connected ? send(message, (error: Error | null) => error && process.exit()) : process.exit())
const answers = new PendingReplies<TransportAnswer>()

/** Calls whose answer has not arrived yet. */
let asked = 0

/** A call always has the same example; every page gets its own copy, as with a real response. */
async function ask(name: string): Promise<TransportAnswer> {
  asked++
  try {
    return structuredClone(await answers.get(name, () => tell({ kind: 'call', name })))
  } finally {
    asked--
  }
}

/**
 * Limits each step by what this process itself has had, not by the clock on the wall, which also counts the time of everything else on a
 * busy machine: by its processor time, and for a step that waits for something that never comes, by turns of its event loop.
 */
function limitSteps({ stepMs }: TrialJob): (what: string) => void {
  const watch = new Worker(new URL('./processor-time-watch.ts', import.meta.url), {
    workerData: { mostMs: stepMs },
    env: {},
  })
  watch.unref()
  process.permission!.drop('worker')
  let doing = ''
  let turns = 0
  setInterval(() => {
    if (asked === 0 && ++turns * turnMs > stepMs)
      tell({ kind: 'refused', reason: `${doing} takes more than ${stepMs / 1_000} s` })
  }, turnMs).unref()
  return what => {
    doing = what
    turns = 0
    watch.postMessage(what)
    tell({ kind: 'begins', what })
  }
}

async function run(job: TrialJob): Promise<void> {
  const reason = await tryRelease(job, { begins: limitSteps(job), ask })
  tell(reason === undefined ? { kind: 'passed' } : { kind: 'refused', reason })
}

const refuse = (error: unknown) => tell({ kind: 'refused', reason: `it throws an uncaught error: ${describe(error)}` })
process.on('uncaughtException', refuse).on('unhandledRejection', refuse)
process.on('message', (message: ToTrial) => {
  if (message.kind === 'job') void run(message.job)
  else if (message.kind === 'answer') answers.resolve(message.name, message.answer)
})
process.on('disconnect', () => process.exit())
hardenProcess()
