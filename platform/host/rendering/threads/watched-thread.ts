import { randomInt } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { renderingFlags } from '../../sandbox/permission-flags.ts'
import { findRunningRelease, releaseInStack, type RunningRelease } from './find-running-release.ts'
import { MemoryWatch } from './memory-watch.ts'
import { ownRelease } from './own-release.ts'
import { relayOutput } from './relay-output.ts'
import type { FromThread, RenderJob, RenderResult, RenderThreadData, ToThread } from './render-messages.ts'
import { RenderingEnded } from './rendering-ended.ts'
import type { RenderHelp, ThreadOptions } from './thread-options.ts'
import { TimePerPage } from './time-per-page.ts'

interface Page {
  job: RenderJob
  since: number
  help: RenderHelp
  /**
   * The visitor is still waiting for it. Calls that a thread makes for a closed page are refused: it may be making them for its own ends.
   */
  isOpen: boolean
  done: (result: RenderResult) => void
  failed: (error: Error) => void
  calls: Map<number, AbortController>
}

interface Beat {
  value: number
  at: number
  /** The thread's processor time at that moment, or soon after. */
  ranMs?: Promise<number>
}

/**
 * A thread that has used this much processor time without a heartbeat is in an endless loop: no page's code computes for that long without
 * a pause. Time in which other threads had the core does not count; otherwise an overloaded machine would look like a broken release.
 */
const busyMs = 1_000
/** Limit for a thread that has not sent a heartbeat yet: it is still loading its own code. */
const startingMs = 15_000
/** A thread that has hardly run for this long is waiting for something that never comes. */
const waitingMs = 10_000
const hardlyMs = 50
const usualMemoryMb = 1_024
/** A page that has been in the thread for longer waits for an answer, which may never come, and not for the pages before it. */
const longestQueuedMs = 2_000
/** Longer than all of a page's own time budgets (platform/runtime/render.tsx) together. */
const longestPageSeconds = 30

/**
 * A thread that renders pages, as seen from the main thread: it gets render jobs, its calls are answered, and it is ended when it hangs.
 */
export class WatchedThread {
  #options: ThreadOptions
  #worker: Worker
  #beats = new Int32Array(new SharedArrayBuffer(4))
  #lastBeat: Beat = { value: 0, at: performance.now() }
  #pages = new Map<number, Page>()
  #onDead: (error: RenderingEnded) => void
  #memory: MemoryWatch
  #isEnding = false
  #timePerPage = new TimePerPage()
  #finished = 0
  /** Time that the thread has been busy, in ms, at the last look. */
  #wasBusyMs = 0

  constructor(options: ThreadOptions, onDead: (error: RenderingEnded) => void) {
    const { folder, isVerified, memoryMb = usualMemoryMb } = options
    this.#options = options
    this.#onDead = onDead
    const workerData: RenderThreadData = { folder, isVerified, heartbeat: this.#beats.buffer as SharedArrayBuffer }
    this.#worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData,
      name: 'render',
      // Exceeding this limit ends the whole process, not just the thread; the memory check acts long before.
      resourceLimits: { maxOldGenerationSizeMb: 2 * memoryMb },
      // The thread has its own permissions, whatever this process may do, and none of its environment, which holds secrets.
      execArgv: renderingFlags([folder]),
      env: {},
      // Output of a release may contain visitors' input.
      stdout: true,
      stderr: true,
    })
    relayOutput(this.#worker)
    this.#memory = new MemoryWatch({
      worker: this.#worker,
      mostMb: memoryMb,
      collect: () => this.#tell({ kind: 'collect' }),
      end: async () => {
        this.#die(`the render thread used more than ${memoryMb} MB of memory`)
        await this.#worker.terminate()
      },
    })
    this.#worker.on('message', (message: FromThread) => void this.#hear(message))
    this.#worker.on('error', error => {
      const { message, stack = '' } = error as Error
      this.#die(`the render thread died: ${message}`, releaseInStack(stack, folder))
    })
    this.#worker.on('exit', code => this.#die(`the render thread exited with ${code}`))
    this.tellNamed()
  }

  get pages(): number {
    return this.#pages.size
  }

  /** How long another page would wait for those before it, in ms. */
  get waitMs(): number {
    const recently = performance.now() - longestQueuedMs
    let before = 0
    for (const { since } of this.#pages.values()) if (since > recently) before++
    return before * this.#timePerPage.ms
  }

  /** Renders a page. The page makes no more calls once its visitor has left, and is given up after 30 s, whatever the thread reports. */
  render(job: RenderJob, help: RenderHelp): Promise<RenderResult> {
    // Random, so that code in the thread cannot guess the id of another visitor's page.
    const id = randomInt(2 ** 47)
    const leave = () => this.#close(id, help.signal.reason)
    help.signal.addEventListener('abort', leave, { once: true })
    const { promise, resolve: done, reject: failed } = Promise.withResolvers<RenderResult>()
    this.#pages.set(id, { job, since: performance.now(), help, isOpen: true, done, failed, calls: new Map() })
    const giveUp = () => failed(new Error(`the page was not rendered within ${longestPageSeconds} s`))
    const late = setTimeout(giveUp, longestPageSeconds * 1000).unref()
    if (help.signal.aborted) leave()
    this.#tell({ kind: 'render', id, job, origin: help.origin })
    return promise.finally(() => {
      clearTimeout(late)
      help.signal.removeEventListener('abort', leave)
      this.#close(id, new Error('the page is finished'))
      this.#pages.delete(id)
      this.#finished++
    })
  }

  tellNamed(): void {
    this.#tell({ kind: 'named', releases: this.#options.named() })
  }

  /** Ends the thread if it is rendering and its event loop has stopped. To be called at intervals. */
  async checkPulse(): Promise<void> {
    if (this.#isEnding) return
    const last = this.#lastBeat
    const value = Atomics.load(this.#beats, 0)
    if (value !== last.value || this.#pages.size === 0) return void (this.#lastBeat = { value, at: performance.now() })
    if (!(await this.#runsWithoutEnd(last)) || this.#isEnding || this.#lastBeat !== last) return
    this.#isEnding = true
    const culprit = await findRunningRelease(this.#worker, this.#options.folder)
    const beat = Atomics.load(this.#beats, 0)
    if (beat !== value) {
      // It was only slow, and has moved on during the check.
      this.#isEnding = false
      this.#lastBeat = { value: beat, at: performance.now() }
      return
    }
    const still = Math.round((performance.now() - this.#lastBeat.at) / 100) / 10
    const name = culprit ? `${culprit.area} ${culprit.version}` : 'a release'
    this.#onDead(
      new RenderingEnded(
        `${name} kept the render thread busy for ${still} s`,
        culprit ?? this.#onlyArea(),
        culprit && 'loop',
      ),
    )
    await this.#worker.terminate()
  }

  /** Measures how long the thread takes for a page. To be called at intervals. */
  checkLoad(): void {
    const { active } = this.#worker.performance.eventLoopUtilization()
    const [busyMs, finished] = [active - this.#wasBusyMs, this.#finished]
    this.#timePerPage.look({ busyMs, finished, isEmpty: this.#pages.size === 0 })
    this.#wasBusyMs = active
    this.#finished = 0
  }

  /** Ends the thread if it uses more memory than it may. To be called at intervals. */
  checkMemory(): Promise<void> {
    return this.#memory.look()
  }

  async #runsWithoutEnd(last: Beat): Promise<boolean> {
    last.ranMs ??= this.#ranMs()
    const ranMs = (await this.#ranMs()) - (await last.ranMs)
    return (
      ranMs >= (last.value === 0 ? startingMs : busyMs) ||
      (ranMs < hardlyMs && performance.now() - last.at >= waitingMs)
    )
  }

  /** Processor time that the thread has used, in ms. */
  #ranMs(): Promise<number> {
    return this.#worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1_000,
      () => 0,
    )
  }

  failPages(error: Error): void {
    for (const { failed, calls } of this.#pages.values()) {
      for (const call of calls.values()) call.abort(error)
      failed(error)
    }
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await this.#worker.terminate()
  }

  #die(message: string, culprit?: RunningRelease): void {
    if (this.#isEnding) return
    this.#isEnding = true
    this.#onDead(new RenderingEnded(message, culprit ?? this.#onlyArea()))
  }

  /** The release of the only page in the thread, which must then be what ended it. */
  #onlyArea(): RunningRelease | undefined {
    const [page, another] = this.#pages.values()
    return page && !another ? ownRelease(page.job) : undefined
  }

  /** Aborts a page's calls; the thread carries on until it notices, and stays under watch. */
  #close(id: number, reason: unknown): void {
    const page = this.#pages.get(id)
    if (!page?.isOpen) return
    page.isOpen = false
    for (const call of page.calls.values()) call.abort(reason)
    this.#tell({ kind: 'abort', id })
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message)
  }

  async #hear(message: FromThread): Promise<void> {
    switch (message.kind) {
      case 'result':
        return this.#finish(message.id, message.result)
      case 'call':
        return this.#call(message)
      case 'cancel':
        for (const { calls } of this.#pages.values()) calls.get(message.callId)?.abort()
        return
      case 'record?': {
        const record = (await this.#options.recordOf(message.area, message.version).catch(() => undefined)) ?? null
        return this.#tell({ kind: 'record', key: `${message.area} ${message.version}`, record })
      }
      case 'collected':
        return this.#memory.collected()
      case 'leaked timers':
        return message.left.forEach(this.#options.onLeakedTimers)
      case 'log': {
        const page = this.#pages.get(message.id)
        // A failure after the visitor has left is not a failure.
        if (page?.isOpen) page.help.log(message.entry)
      }
    }
  }

  #finish(id: number, result: RenderResult | { error: { name: string; message: string; stack: string } }): void {
    const page = this.#pages.get(id)
    if (!page) return
    if (!('error' in result)) return page.done(result)
    page.failed(Object.assign(new Error(result.error.message), { name: result.error.name, stack: result.error.stack }))
  }

  async #call({ id, callId, name, input, headers }: Extract<FromThread, { kind: 'call' }>): Promise<void> {
    const page = this.#pages.get(id)
    if (!page?.isOpen)
      return this.#tell({ kind: 'answer', callId, answer: { error: 'the page is closed and cannot make more calls' } })
    const aborted = new AbortController()
    page.calls.set(callId, aborted)
    try {
      const { status, body } = await page.help.call({ name, input, headers, signal: aborted.signal })
      this.#tell({ kind: 'answer', callId, answer: { status, body } })
    } catch (error) {
      this.#tell({ kind: 'answer', callId, answer: { error: error instanceof Error ? error.message : String(error) } })
    } finally {
      page.calls.delete(callId)
    }
  }
}
