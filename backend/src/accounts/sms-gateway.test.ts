import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SmsUnavailableError, smsGateway } from './sms-gateway.ts'

const taken: { authorization: string | undefined; body: unknown }[] = []
const server = createServer((request, response) => {
  let body = ''
  request
    .on('data', part => (body += part))
    .on('end', () => {
      taken.push({ authorization: request.headers.authorization, body: JSON.parse(body) })
      response.writeHead(request.url === '/send' ? 202 : 402).end()
    })
})
beforeAll(() => new Promise<void>(listening => server.listen(0, '127.0.0.1', () => listening())))
afterAll(() => new Promise<void>(closed => server.close(() => closed())))

const message = { to: '+6281234567890', text: '123456 is your code.' }
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const gateway = (url: string) =>
  smsGateway({ dataDir: '/nowhere', origin: 'https://broker.example', sms: { url, token: 'of the site' } })!

test('a configured SMS gateway receives the message, on a public site too', async () => {
  taken.length = 0
  await gateway(address('/send')).send(message)
  expect(taken).toEqual([{ authorization: 'Bearer of the site', body: message }])
})

test('an SMS gateway that refuses or is unreachable causes an error', async () => {
  await expect(gateway(address('/unpaid')).send(message)).rejects.toThrow(SmsUnavailableError)
  await expect(gateway('http://127.0.0.1:1/').send(message)).rejects.toThrow(SmsUnavailableError)
})
