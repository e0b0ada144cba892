import { connect } from 'node:net'

export interface Answered {
  /** Status of the first response on the connection; undefined if there was none. */
  status: number | undefined
  /** Milliseconds until the connection closed. */
  ms: number
  /** `ErrorCode` of the envelope, if there is one. */
  errorCode: number | undefined
  retryAfter: boolean
  /** Reason why the response was incomplete: `ECONNRESET`, `no answer in time`. */
  fault?: string
}

interface Sent {
  bytes: Buffer
  breakOffAfter?: number
}

/** Longer than any of the portal's own response time limits. */
const limitMs = 30_000
const keptCharacters = 16_000

/** Sends bytes over a new connection and reads until it is closed; never rejects. */
export function exchange(port: number, { bytes, breakOffAfter }: Sent): Promise<Answered> {
  return new Promise(done => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    let fault: string | undefined
    const late = setTimeout(() => end('no answer in time'), limitMs)
    const end = (why: string) => {
      fault = why
      socket.destroy()
    }
    socket.on('data', chunk => {
      if (heard.length < keptCharacters) heard += chunk.toString('latin1')
    })
    socket.on('error', (error: NodeJS.ErrnoException) => (fault = error.code ?? error.message))
    socket.on('close', () => {
      clearTimeout(late)
      done({
        ...readAnswer(heard),
        ms: performance.now() - began,
        ...(fault !== undefined && breakOffAfter === undefined && { fault }),
      })
    })
    if (breakOffAfter === undefined) socket.write(bytes)
    else socket.write(bytes.subarray(0, breakOffAfter), () => socket.destroy())
  })
}

function readAnswer(heard: string): Omit<Answered, 'ms'> {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]
  const errorCode = /"ErrorCode":(\d{1,5})\b/.exec(heard)?.[1]
  return {
    status: status === undefined ? undefined : Number(status),
    errorCode: errorCode === undefined ? undefined : Number(errorCode),
    retryAfter: /\r\nRetry-After: /i.test(heard),
  }
}
