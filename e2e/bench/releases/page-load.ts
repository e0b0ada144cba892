import { Agent, request } from 'node:http'
import { markedPage, versionsIn } from './marked-release.ts'

export interface PageAnswer {
  /** performance.now() at the request, and at the end of the response. */
  began: number
  ended: number
  /** The release that rendered it; undefined if it failed. */
  version?: string
  failure?: string
  /** Set if the page contains more than one release. */
  mixed?: string
}

const connections = 8

/** Requests the marked page repeatedly on several connections; half of them open a new one for each request. */
export class PageLoad {
  readonly answers: PageAnswer[] = []
  #origin: string
  #isRunning = true
  #loops: Promise<void>[]
  #waiting: { since: number; left: number; done: () => void }[] = []

  constructor(origin: string) {
    this.#origin = origin
    this.#loops = Array.from({ length: connections }, (_unused, index) =>
      this.#loop(new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 })),
    )
  }

  /** Resolves after this many further pages have been requested and answered. */
  more(count: number): Promise<void> {
    return new Promise(done => this.#waiting.push({ since: performance.now(), left: count, done }))
  }

  async stop(): Promise<void> {
    this.#isRunning = false
    await Promise.all(this.#loops)
  }

  async #loop(agent: Agent): Promise<void> {
    while (this.#isRunning) this.#note(await this.#ask(agent))
    agent.destroy()
  }

  #note(answer: PageAnswer): void {
    this.answers.push(answer)
    for (const wait of this.#waiting) if (answer.began >= wait.since && --wait.left === 0) wait.done()
    this.#waiting = this.#waiting.filter(({ left }) => left > 0)
  }

  #ask(agent: Agent): Promise<PageAnswer> {
    const began = performance.now()
    return new Promise(done => {
      const failed = (failure: string) => done({ began, ended: performance.now(), failure })
      request(this.#origin + markedPage, { agent }, response => {
        let html = ''
        response.setEncoding('utf8').on('data', chunk => (html += chunk))
        response.on('error', error => failed(error.message))
        response.on('end', () => {
          if (response.statusCode !== 200) return failed(`status ${response.statusCode}`)
          const versions = [...versionsIn(html, String(response.headers['x-releases']))]
          done({
            began,
            ended: performance.now(),
            version: versions[0]!,
            ...(versions.length > 1 && { mixed: versions.join(' ') }),
          })
        })
      })
        .on('error', error => failed(error.message))
        .end()
    })
  }
}
