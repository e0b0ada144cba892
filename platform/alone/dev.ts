import type { ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import webpack, { type Stats } from 'webpack'
import WebpackDevServer, { type Configuration, type Middleware } from 'webpack-dev-server'
import { readManifest } from '../build/release-record.ts'
import { aloneConfig } from './build-config.ts'
import { documentAt, headers, mockedAt } from './dev-documents.ts'
import { assetsPath } from './documents-plugin.ts'
import { freePort } from './free-port.ts'

/**
 * `npm run dev -w mf-weather [-- --server https://… --port 3100 --open]`: runs the area on its own, against the mock backend or a real
 * server, and rebuilds it on every change (docs/testing-an-area.md).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'string' }, port: { type: 'string' }, open: { type: 'boolean' } },
})
const workspace = positionals[0] ?? ''
const began = Date.now()
const apiServer = values.server ?? process.env.API_SERVER
if (apiServer && !/^https?:/.test(apiServer))
  fail(`'${apiServer}' is not the address of a server: use --server https://portal.example`)
const asked = values.port ?? process.env.PORT
if (asked !== undefined && !/^\d{1,5}$/.test(asked)) fail(`'${asked}' is not a port number`)
const port = asked === undefined ? await freePort(3100) : Number(asked)
const { name } = readManifest(workspace).area

const compiler = webpack({
  ...aloneConfig({ workspace, outDir: '/', realServer: Boolean(apiServer), hot: true }, 'web'),
  devtool: 'cheap-module-source-map',
  // Closing a page while it loads is no error; a server that cannot be reached is.
  infrastructureLogging: { level: apiServer ? 'error' : 'none' },
})
let isReady = false
let isBroken = false
compiler.hooks.done.tap('dev', stats => {
  if (stats.hasErrors()) console.error(`  ${name} could not be built\n${faultsOf(stats)}`)
  else if (!isReady) tellReady()
  else if (isBroken) console.log(`  ${name} was rebuilt`)
  isBroken = stats.hasErrors()
  isReady ||= !isBroken
})

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port,
    hot: true,
    static: false,
    ...(values.open && { open: true }),
    headers,
    devMiddleware: { publicPath: assetsPath },
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares,
    ...(apiServer && { proxy: [proxyTo(apiServer)] }),
  },
  compiler,
)
try {
  await server.start()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  fail(code === 'EADDRINUSE' ? `Port ${port} is taken: choose another one with --port.` : message)
}

function setupMiddlewares(middlewares: Middleware[]): Middleware[] {
  const ownFiles: Middleware = {
    name: 'own-files',
    middleware: async (request: { url: string }, response: ServerResponse, next: () => void) => {
      const { pathname } = new URL(request.url, 'http://localhost')
      const mocked = apiServer ? undefined : await mockedAt(pathname)
      if (mocked) return void response.writeHead(mocked.status, { 'Content-Type': mocked.type }).end(mocked.body)
      request.url = documentAt(pathname) ?? request.url
      next()
    },
  }
  return [ownFiles, ...middlewares]
}

/** Proxies all other requests to the server; the Origin header makes them look as if they came from its own pages. */
function proxyTo(target: string): NonNullable<Extract<Configuration['proxy'], unknown[]>>[number] {
  return {
    context: path => documentAt(path) === undefined && !path.startsWith(assetsPath) && !path.startsWith('/ws'),
    target,
    changeOrigin: true,
    cookieDomainRewrite: '',
    on: {
      proxyReq: request => {
        if (request.getHeader('origin')) request.setHeader('origin', new URL(target).origin)
      },
    },
  }
}

function tellReady(): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const backend = apiServer ? `calls go to ${apiServer}` : 'mock backend'
  console.log(
    `\n  ${name}, standalone: http://localhost:${port}/  (${backend}; ready after ${seconds} s; Ctrl-C ends it)\n`,
  )
}

function faultsOf(stats: Stats): string {
  return stats.toString({ all: false, errors: true, errorDetails: false, colors: Boolean(process.stdout.isTTY) }).trim()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
