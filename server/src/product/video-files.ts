import { static as files, Router } from 'express'
import { extname } from 'node:path'

/** What may be in the folder of a video. */
const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.m4s': 'video/iso.segment',
}

/** Serves the files of videos, `/videos/{code}/{file}`, from the first of these folders that has them; whole or in parts. */
export function videoFiles(folders: readonly string[]): Router {
  const router = Router()
  router.use('/videos', (request, response, next) => {
    const type = types[extname(request.path)]
    if (type === undefined) return void response.sendStatus(404)
    response.type(type)
    return next()
  })
  for (const folder of folders)
    router.use('/videos', files(folder, { index: false, redirect: false, dotfiles: 'ignore', maxAge: '1 hour' }))
  router.use('/videos', (_request, response) => void response.sendStatus(404))
  return router
}
