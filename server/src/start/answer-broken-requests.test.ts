import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerBrokenRequests } from './answer-broken-requests.ts'

let server: Server
beforeAll(async () => {
  server = createServer((_request, response) => void response.end('served'))
  answerBrokenRequests(server)
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => void server.close())

async function answerTo(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

test.each([
  ['an address of 100 KB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: site\r\n\r\n`, 431],
  ['a request that is not HTTP', 'hello\r\n\r\n', 400],
])('%s is answered with a JSON envelope', async (_what, sent, status) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}`)
  expect(JSON.parse(body)).toMatchObject({ succeed: false, ErrorCode: 1000 })
})
