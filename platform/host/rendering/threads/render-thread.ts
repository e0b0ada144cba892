import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { LogCall } from 'shared-state/api/call-log'
import type { Transport } from 'shared-state/api/transport'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { DevStore } from '../../dev/dev-store.ts'
import { NodeLoader } from '../../releases/node-loader.ts'
import { ReleaseStore } from '../../releases/release-store.ts'
import { hardenProcess } from '../../sandbox/harden-process.ts'
import { PendingReplies } from './pending-replies.ts'
import type { FromThread, RenderJob, RenderResult, RenderThreadData, ToThread } from './render-messages.ts'
import { renderJob, sentError } from './render-job.ts'

/**
 * Renders pages in a separate thread: release code runs only here, so an endless loop, full memory or an uncaught error ends only this
 * thread (docs/decisions/0009).
 */
const { folder, isVerified, heartbeat } = workerData as RenderThreadData
const heartbeats = new Int32Array(heartbeat)
const heartbeatMs = 100
const lookForTimersMs = 5_000

const records = new PendingReplies<ReleaseRecord | null>()
const answers = new PendingReplies<{ status: number; body: never } | { error: string }>()
const rendering = new Map<number, AbortController>()
let named = new Set<string>()
let calls = 0

const store = isVerified ? new ReleaseStore(folder) : new DevStore(folder)
const loader = new NodeLoader(store, ({ area, version }) => named.has(`${area} ${version}`))
// Bound before any release code is loaded, so that a modified prototype cannot obtain the port.
const post = parentPort!.postMessage.bind(parentPort)
const tell = (message: FromThread): void => post(message)

async function recordOf(area: string, version: string): Promise<ReleaseRecord> {
  const record = await records.get(`${area} ${version}`, () => tell({ kind: 'record?', area, version }))
  if (!record) throw new Error(`${area} ${version} is not published`)
  return record
}

function render(id: number, job: RenderJob, origin: string): Promise<RenderResult> {
  const aborted = new AbortController()
  rendering.set(id, aborted)
  const log: LogCall = entry => tell({ kind: 'log', id, entry: { ...entry, input: undefined } })
  return renderJob(job, {
    loader,
    recordOf,
    transport: transportOf(id),
    log,
    origin,
    signal: aborted.signal,
  }).finally(() => {
    rendering.delete(id)
    // Work that is still running is no longer needed. Also, Node keeps a signal that is composed of others, with all its listeners, until
    // it is aborted: the page and its store would stay in memory for ever.
    aborted.abort()
  })
}

/** Sends calls to the main thread, which knows the caller. */
const transportOf = (id: number): Transport => ({
  needsToken: false,
  async send({ declaration: { name }, input, headers, signal }) {
    signal.throwIfAborted()
    const callId = ++calls
    const answer = answers.get(String(callId), () => tell({ kind: 'call', id, callId, name, input, headers }))
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => {
      tell({ kind: 'cancel', callId })
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    const given = await Promise.race([answer, left]).finally(() => {
      answers.forget(String(callId))
      signal.removeEventListener('abort', leave)
    })
    if ('error' in given) throw new Error(given.error)
    return given
  },
})

const collectGarbage = runInNewContext('gc') as () => void
const beat = () => void Atomics.add(heartbeats, 0, 1)

parentPort!.on('message', (message: ToThread) => {
  // Also with each message: many messages at once are all handled before a timer fires.
  beat()
  switch (message.kind) {
    case 'render':
      return void render(message.id, message.job, message.origin)
        .catch(error => ({ error: sentError(error) }))
        .then(result => tell({ kind: 'result', id: message.id, result }))
    case 'abort':
      return rendering.get(message.id)?.abort()
    case 'answer':
      return answers.resolve(String(message.callId), message.answer as never)
    case 'record':
      return records.resolve(message.key, message.record)
    case 'named':
      named = new Set(message.releases)
      return
    case 'collect':
      collectGarbage()
      return tell({ kind: 'collected' })
  }
})
hardenProcess()
beat()
setInterval(beat, heartbeatMs)
setInterval(() => {
  const left = loader.leakedTimers()
  if (left.length > 0) tell({ kind: 'leaked timers', left })
}, lookForTimersMs)
