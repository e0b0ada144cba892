import { callRequest } from './call-requests.ts'
import { formRequest, pageRequest } from './page-requests.ts'
import { bytesOf } from './raw-request.ts'
import type { HostileRequest, World } from './world.ts'

/** Any other request, cut off at a random position. */
export function truncatedRequest(world: World): HostileRequest {
  const whole = world.random.pick([callRequest, formRequest, pageRequest])(world)
  return { ...whole, harm: 'broken off', breakOffAfter: world.random.between(1, whole.bytes.length) }
}

const pipelined = 40

/** Many requests on one connection, none of which waits for the previous response. */
export function pipelinedRequest(world: World): HostileRequest {
  const { random, pages } = world
  const targets = [
    '/HealthCheck/Get',
    '/robots.txt',
    '/wikifxweb-v1/brokers/index/init-v1?pageSize=1',
    '/flags/id.webp',
    random.pick(pages),
  ]
  const requests = Array.from({ length: pipelined }, (_request, index) =>
    bytesOf(world, { target: random.pick(targets), keeps: index < pipelined - 1 }),
  )
  return { address: 'connection', harm: 'pipelined requests', bytes: Buffer.concat(requests), count: pipelined }
}

/** Requests that are not HTTP, and requests that two chained servers would interpret differently. */
export function malformedRequest(world: World): HostileRequest {
  const { random, host } = world
  const head = (...lines: string[]) =>
    Buffer.from(
      [
        `POST /wikifxweb-v1/usercenter/login-v1 HTTP/1.1`,
        `Host: ${host}`,
        'Content-Type: application/json',
        'Connection: close',
        ...lines,
        '',
        '',
      ].join('\r\n'),
    )
  const bytes = random.pick<() => Buffer>([
    () => Buffer.from('hello\r\n\r\n'),
    () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    () => Buffer.from(`GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`),
    () => Buffer.from(`GET ${'/'.repeat(100_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    () =>
      Buffer.concat([
        head('Content-Length: 5', 'Transfer-Encoding: chunked'),
        Buffer.from('0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'),
      ]),
    () => Buffer.concat([head('Content-Length: 2', 'Content-Length: 5'), Buffer.from('{}')]),
    () => Buffer.concat([head('Content-Length: -1'), Buffer.from('{}')]),
    () => Buffer.concat([head('Transfer-Encoding: chunked'), Buffer.from('FFFFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n')]),
    () =>
      Buffer.concat([head('Transfer-Encoding: chunked'), Buffer.from(`2;${'a=b;'.repeat(5_000)}\r\n{}\r\n0\r\n\r\n`)]),
    () => Buffer.concat([head('Expect: 100-continue', 'Content-Length: 2'), Buffer.from('{}')]),
    () => Buffer.concat([head('Upgrade: websocket', 'Sec-WebSocket-Key: a', 'Content-Length: 2'), Buffer.from('{}')]),
    () => Buffer.from(`GET /en/ HTTP/1.1\r\nHost: ${host}\r\n${'A: b\r\n'.repeat(20_000)}\r\n`),
    () => Buffer.from('GET /en/ HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    () => Buffer.alloc(100_000),
  ])()
  return { address: 'connection', harm: 'malformed HTTP', bytes }
}
