import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ExampleItem {
  title?: string
  link?: string
  guid?: string
  date?: string
}

/** An RSS feed for tests; an item's link and guid are made from its title if they are not given. */
export const rssOf = (...items: ExampleItem[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Press</title>${items
    .map(({ title = 'News', link = `https://press.example/${title}`, guid = title, date = '' }) =>
      [
        '<item>',
        `<title>${title}</title><link>${link}</link><guid>${guid}</guid><pubDate>${date}</pubDate>`,
        '</item>',
      ].join(''),
    )
    .join('')}</channel></rss>`

/** A server of feeds on a loopback address, for tests: every path answers as `on` was told, others with 404. */
export async function startFeedServer() {
  const answers = new Map<string, RequestListener>()
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    /** Requests since the last reset. */
    requests,
    on: (path: string, answer: RequestListener | string) =>
      void answers.set(path, typeof answer === 'string' ? (_request, response) => void response.end(answer) : answer),
    reset() {
      answers.clear()
      requests.splice(0)
    },
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}
