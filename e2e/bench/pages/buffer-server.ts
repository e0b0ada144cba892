import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The floor: sends the bytes and headers that its parent process gives it for each path, and does nothing else. */
const answers = new Map<string, { headers: string[]; body: Buffer }>()

const server = createServer((request, response) => {
  const answer = answers.get(request.url!)
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, answer.headers).end(answer.body)
})
server.listen(0, '127.0.0.1', () =>
  process.send!({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
process.on('message', ({ path, headers, body }: { path: string; headers: string[]; body: string }) => {
  answers.set(path, { headers, body: Buffer.from(body, 'base64') })
  process.send!({ known: path })
})
process.on('disconnect', () => process.exit(0))
