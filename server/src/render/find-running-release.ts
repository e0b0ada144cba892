import { Session } from 'node:inspector/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

export interface RunningRelease {
  area: string
  version: string
}

const answerWithinMs = 1_000

/** What the debugger of a thread tells, as far as it is listened to. */
type Said =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: { location: { scriptId: string } }[] } }
  | { method?: undefined }

/**
 * Which release's code the worker thread of that name runs at this moment, told by the file names on its stack. The debugger stops even an
 * endless loop. Undefined where no release's file stands on the stack, or the thread gives no answer.
 */
export async function findRunningRelease(threadName: string, folder: string): Promise<RunningRelease | undefined> {
  const session = new Session()
  session.connect()
  const { promise: found, resolve } = Promise.withResolvers<RunningRelease | undefined>()
  const files = new Map<string, string>()
  let messages = 0
  const send = (sessionId: string, method: string) =>
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id: ++messages, method }) })
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
    if (!workerInfo.title.endsWith(`] ${threadName}`)) return
    void send(sessionId, 'Debugger.enable').then(() => send(sessionId, 'Debugger.pause'))
  })
  session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }) => {
    const said = JSON.parse(message) as Said
    // A frame names its script by number alone; the debugger has told the file of each when it was enabled.
    if (said.method === 'Debugger.scriptParsed') files.set(said.params.scriptId, said.params.url)
    if (said.method !== 'Debugger.paused') return
    resolve(releaseOf(said.params.callFrames.map(({ location }) => files.get(location.scriptId) ?? ''), folder))
    void send(sessionId, 'Debugger.resume')
  })
  try {
    await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
    return await Promise.race([found, delay(answerWithinMs, undefined, { ref: false })])
  } finally {
    session.disconnect()
  }
}

/** The innermost file of a release that is not the shell's, else the shell. Paths are `{folder}/{area}/{version}/node/…`. */
function releaseOf(urls: string[], folder: string): RunningRelease | undefined {
  const releases = urls
    .map(url => [folder, pathToFileURL(folder).href].filter(root => url.startsWith(`${root}/`)).map(root => url.slice(root.length + 1))[0])
    .filter(path => path !== undefined)
    .map(path => path.split('/'))
    .map(([area = '', version = '']) => ({ area, version }))
  return releases.find(({ area }) => area !== 'shell') ?? releases[0]
}
