import { parentPort, workerData } from 'node:worker_threads'
import type { Transport } from 'shared-state/api/transport'
import type { RenderAnswer } from 'shared-state/contract/shell-module'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { DevStore } from '../dev/dev-store.ts'
import { NodeLoader } from '../releases/node-loader.ts'
import { ReleaseStore } from '../releases/release-store.ts'
import { documentOf } from '../ssr/document.ts'
import { Awaited } from './awaited.ts'
import type { FromThread, RenderOrder, RenderResult, RenderThreadData, SentError, ToThread } from './render-messages.ts'

/**
 * Renders pages beside the thread that serves: code of releases runs here and nowhere else, so what loops for ever, fills
 * the memory or throws where nobody catches ends this thread alone (docs/decisions/0009).
 */
const { folder, isVerified, heartbeat } = workerData as RenderThreadData
const beats = new Int32Array(heartbeat)
const beatMs = 100

const records = new Awaited<ReleaseRecord | null>()
const answers = new Awaited<{ status: number; body: never } | { error: string }>()
const rendering = new Map<number, AbortController>()
let named = new Set<string>()
let calls = 0

const store = isVerified ? new ReleaseStore(folder) : new DevStore(folder)
const loader = new NodeLoader(store, ({ area, version }) => named.has(`${area} ${version}`))
const tell = (message: FromThread) => parentPort!.postMessage(message)

async function recordOf(area: string, version: string): Promise<ReleaseRecord> {
  const record = await records.get(`${area} ${version}`, () => tell({ kind: 'record?', area, version }))
  if (!record) throw new Error(`${area} ${version} is not published`)
  return record
}

async function render(id: number, order: RenderOrder, origin: string): Promise<RenderResult> {
  const { snapshot, visitor, down } = order
  const aborted = new AbortController()
  rendering.set(id, aborted)
  const shellRecord = await recordOf('shell', snapshot.shell.version)
  const [shell, dictionary] = await Promise.all([loader.loadShell(shellRecord), loader.dictionaryOf(shellRecord, visitor.lang)])
  const answer = await shell.render({
    ...order,
    request: requestOf(order, aborted.signal),
    dictionary,
    loadArea: async name => {
      if (down.includes(name)) throw new Error(`area ${name} failed again and again and is not tried for a while`)
      const record = await recordOf(name, snapshot.areas[name]!.version)
      const [{ area }, words] = await Promise.all([loader.loadArea(record, shellRecord), loader.dictionaryOf(record, visitor.lang)])
      return { area, dictionary: words }
    },
    transport: transportOf(id),
    log: entry => tell({ kind: 'log', id, entry: { ...entry, input: undefined } }),
  })
  return resultOf(answer, order, origin)
}

function requestOf({ url, method, form }: RenderOrder, signal: AbortSignal): Request {
  if (method === 'GET') return new Request(url, { signal })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return new Request(url, { method, body: new URLSearchParams(form), headers, signal })
}

function resultOf(answer: RenderAnswer, { visitor, snapshot, url }: RenderOrder, origin: string): RenderResult {
  if (answer.kind === 'redirect') return { ...answer, failures: [] }
  const { status, areas, head, html, state } = answer
  const { down } = state as { down?: string }
  const { pathname, search } = new URL(url)
  const failures = answer.failures.map(({ error, ...failure }) => ({ ...failure, error: sentError(error) }))
  return { kind: 'page', status, areas, failures, ...(down && { down }), html: documentOf({ lang: visitor.lang, origin, path: pathname + search, head, html, state, snapshot, areas }) }
}

/** Calls go to the thread that serves, which knows who asks. */
const transportOf = (id: number): Transport => ({
  needsToken: false,
  async send({ declaration: { name }, input, headers, signal }) {
    signal.throwIfAborted()
    const callId = ++calls
    const answer = answers.get(String(callId), () => tell({ kind: 'call', id, callId, name, input, headers }))
    const left = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => {
        tell({ kind: 'cancel', callId })
        reject(signal.reason)
      }, { once: true }),
    )
    const given = await Promise.race([answer, left]).finally(() => answers.forget(String(callId)))
    if ('error' in given) throw new Error(given.error)
    return given
  },
})

const sentError = (error: unknown): SentError =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack ?? '' } : { name: 'Error', message: String(error), stack: '' }

parentPort!.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'render':
      return void render(message.id, message.order, message.origin)
        .catch(error => ({ error: sentError(error) }))
        .then(result => tell({ kind: 'result', id: message.id, result }))
        .finally(() => rendering.delete(message.id))
    case 'abort':
      return rendering.get(message.id)?.abort()
    case 'answer':
      return answers.give(String(message.callId), message.answer as never)
    case 'record':
      return records.give(message.key, message.record)
    case 'named':
      named = new Set(message.releases)
  }
})
const beat = () => void Atomics.add(beats, 0, 1)
beat()
setInterval(beat, beatMs)
