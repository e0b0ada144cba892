import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { directionOf } from 'shared-state/i18n/languages'
import { documentAt, headers, mockedAt } from '../dev-documents.ts'
import { assetsPath, documentOf } from '../documents-plugin.ts'
import { readSwitches } from '../src/switches.ts'
import type { BuiltArea } from './built-area.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}
/** Header with the switches for rendering a page in Node. */
export const switchesHeader = 'x-area-alone'

/** Serves a built area. If a request has the switches header, its page is rendered by the Node build, as on the site's own server. */
export async function serveBuilt(area: BuiltArea): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(
    (request, response) =>
      void answer(area, request, response).catch(error => {
        console.error(error)
        response.writeHead(500).end(String(error))
      }),
  )
  await new Promise<void>(ready => server.listen(0, 'localhost', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function answer(area: BuiltArea, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const mocked = await mockedAt(pathname)
  if (mocked) return void response.writeHead(mocked.status, { 'Content-Type': mocked.type }).end(mocked.body)
  const document = documentAt(pathname)
  if (document && !document.endsWith(documentOf.page)) return send(response, join(area.web, documentOf.frame))
  if (!document) return send(response, join(area.web, pathname.slice(assetsPath.length)))
  const asked = request.headers[switchesHeader]
  // In the frame the browser renders the page itself, as under `npm run dev`.
  if (asked === undefined) return send(response, join(area.web, documentOf.page))
  const switches = readSwitches(new URLSearchParams(String(asked)), Object.keys(area.node.visitors))
  const page = await area.node.renderPage(pathname + search, switches)
  if (page.kind === 'redirect') return void response.writeHead(page.status, { Location: page.location }).end()
  const lang = pathname.split('/')[1]!
  const html = readFileSync(join(area.web, documentOf.page), 'utf8')
    .replace('<html lang="en">', `<html lang="${lang}" dir="${directionOf(lang)}">`)
    .replace(
      '<div id="app"></div>',
      () =>
        `<div id="app">${page.html}</div><script type="application/json" id="page-state">${JSON.stringify(page.state).replaceAll('<', '\\u003c')}</script>`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${page.head.title.replaceAll('<', '&lt;')}</title>`)
  response.writeHead(page.status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(html)
}

function send(response: ServerResponse, file: string): void {
  if (!existsSync(file)) return void response.writeHead(404).end()
  // Cached by the browser, but not a document: the same address with switches is another one.
  response.writeHead(200, {
    ...headers,
    'Cache-Control': file.endsWith('.html') ? 'no-store' : 'max-age=3600',
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
  })
  createReadStream(file).pipe(response)
}
