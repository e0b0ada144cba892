import { Router, type RequestHandler } from 'express'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { openApiDocument } from './document.ts'

const root = '/wikifxweb-v1'
const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Brokerlens API</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${root}/docs/swagger-ui.css">
    <script src="${root}/docs/swagger-ui-bundle.js" defer></script>
    <script src="${root}/docs/start.js" defer></script>
  </head>
  <body>
    <main id="calls"></main>
  </body>
</html>
`

// validatorUrl: the page would otherwise send the document's address to an outside service.
const start = `SwaggerUIBundle({
  url: '${root}/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
})
`

/** `/wikifxweb-v1/openapi.json`, and `/wikifxweb-v1/docs`, a page to try the calls, built from local files only. */
export function apiDocs(calls: readonly CallDeclaration[]): Router {
  const swagger = (name: string, type: string) => keptFile(type, 86_400, () => readFile(join(swaggerFolder, name)))
  return Router()
    .get(
      `${root}/openapi.json`,
      keptFile('json', 300, async () => Buffer.from(JSON.stringify(await openApiDocument(calls)))),
    )
    .get(
      `${root}/docs`,
      keptFile('html', 300, async () => Buffer.from(page)),
    )
    .get(
      `${root}/docs/start.js`,
      keptFile('js', 300, async () => Buffer.from(start)),
    )
    .get(`${root}/docs/swagger-ui.css`, swagger('swagger-ui.css', 'css'))
    .get(`${root}/docs/swagger-ui-bundle.js`, swagger('swagger-ui-bundle.js', 'js'))
}

/** Serves the result of `make`, which runs at the first request: compressed if the client accepts it, 304 if its copy is current. */
function keptFile(type: string, seconds: number, make: () => Promise<Buffer>): RequestHandler {
  let made: Promise<{ plain: Buffer; gzipped: Buffer; etag: string }> | undefined
  return async (request, response) => {
    made ??= make().then(async plain => {
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
      return { plain, gzipped: await promisify(gzip)(plain), etag: `W/"${hash}"` }
    })
    const { plain, gzipped, etag } = await made
    response
      .set({ ETag: etag, 'Cache-Control': `public, max-age=${seconds}` })
      .type(type)
      .vary('Accept-Encoding')
    if (request.fresh) return void response.status(304).end()
    const isGzip = request.acceptsEncodings('gzip') === 'gzip'
    if (isGzip) response.set('Content-Encoding', 'gzip')
    response.send(isGzip ? gzipped : plain)
  }
}
