import type { TransportAnswer } from 'shared-state/api/transport'
import { Awaited } from '../rendering/threads/awaited.ts'
import { leaveLittle } from '../sandbox/leave-little.ts'
import type { FromTrial, ToTrial, TrialOrder } from './trial-messages.ts'
import { describe, tryRelease } from './trial.ts'

/** Runs as a process with hardly any permissions (sandbox/permission-flags.ts): tries a release that is about to be published. */
const send = process.send!.bind(process)
/** Without a connected parent there is nothing left to do. */
const tell = (message: FromTrial) => void (process.connected ? send(message) : process.exit())
const answers = new Awaited<TransportAnswer>()

/** A call always has the same example; every page gets its own copy, as with a real response. */
const ask = async (name: string) => structuredClone(await answers.get(name, () => tell({ kind: 'call', name })))

async function run(order: TrialOrder): Promise<void> {
  const reason = await tryRelease(order, { begins: what => tell({ kind: 'begins', what }), ask })
  tell(reason === undefined ? { kind: 'passed' } : { kind: 'refused', reason })
}

const refuse = (error: unknown) => tell({ kind: 'refused', reason: `it throws an uncaught error: ${describe(error)}` })
process.on('uncaughtException', refuse).on('unhandledRejection', refuse)
process.on('message', (message: ToTrial) => {
  if (message.kind === 'order') void run(message.order)
  else if (message.kind === 'answer') answers.give(message.name, message.answer)
})
process.on('disconnect', () => process.exit())
leaveLittle()
