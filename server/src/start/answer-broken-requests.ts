import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Answers requests that Node itself refuses (too long an address or header, or not HTTP) in the calls' envelope too. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
    const body = JSON.stringify({
      succeed: false,
      ErrorCode: 1000,
      message: tooLong ? 'The address or the headers are too long.' : 'The request is not valid.',
    })
    const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
    ;(socket as Socket).end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  })
}
