import { Router, type Request, type Response } from 'express'
import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { encodingOf } from '../../api/encoding-of.ts'
import type { FetchReleases } from '../releases/bucket/release-bucket.ts'
import type { ReleaseRegister } from '../releases/release-register.ts'
import { integrityWith, isScriptHash, ReleaseScripts } from '../releases/release-scripts.ts'
import type { ReleaseStore } from '../releases/release-store.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

interface ReleaseFilesDeps {
  store: ReleaseStore
  fetchReleases: FetchReleases
  register: Pick<ReleaseRegister, 'releasesWith'>
  /** Without one, no other machine has releases that this one lacks. */
  bucket: object | undefined
}

/** The compressed copies that the build places next to a file. */
const suffixes = { br: '.br', gzip: '.gz' }

/**
 * Serves the browser files of every release that is not pruned: tabs may use a version that was retired long ago. A release that this
 * machine lacks is fetched first. Scripts that a release loads later are served by their hash, whichever releases have them.
 */
export function releaseFiles({ store, fetchReleases, register, bucket }: ReleaseFilesDeps): Router {
  const scripts = new ReleaseScripts(store)
  return Router()
    .get('/releases/:area/scripts/:hash.js', async (request, response) => {
      const { area, hash } = request.params
      let path = await scripts.pathOf(area, hash)
      if (path === undefined && bucket && isScriptHash(hash)) {
        await fetchReleases(await register.releasesWith(area, integrityWith(hash)))
        path = await scripts.pathOf(area, hash)
      }
      if (path === undefined) return void response.sendStatus(404)
      sendFile(request, response, path, types['.js']!)
    })
    .get('/releases/:area/:version/web/*file', async (request, response) => {
      const { area, version, file } = request.params as unknown as { area: string; version: string; file: string[] }
      const type = types[extname(file.at(-1) ?? '')]
      if (!type || file.some(segment => segment.startsWith('.'))) return void response.sendStatus(404)
      let folder: string
      try {
        folder = store.pathOf(area, version)
      } catch {
        return void response.sendStatus(404)
      }
      if (!store.has(area, version)) await fetchReleases([{ area, version }])
      sendFile(request, response, `${folder}/web/${file.join('/')}`, type)
    })
}

/** Sends a file that never changes, in an encoding that the browser accepts. */
function sendFile(request: Request, response: Response, path: string, type: string): void {
  const encoding = encodingOf(request)
  const copy = encoding && path + suffixes[encoding]
  const isCompressed = copy !== undefined && existsSync(copy)
  response.type(type).vary('Accept-Encoding')
  if (isCompressed) response.set('Content-Encoding', encoding)
  response.sendFile(
    isCompressed ? copy : path,
    { cacheControl: true, immutable: true, maxAge: '365d', dotfiles: 'allow', headers: { 'Content-Type': type } },
    error => error && missing(response),
  )
}

function missing(response: Response): void {
  if (response.headersSent) return
  response.removeHeader('Content-Encoding')
  response.removeHeader('Cache-Control')
  response.sendStatus(404)
}
