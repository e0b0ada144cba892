import { Router } from 'express'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')

/** `/flags/gb.svg`: a country's flag by its two letters, cached for a week. */
export const flags = Router().get('/flags/:file', (request, response) => {
  const code = /^([a-z]{2})\.svg$/.exec(request.params.file)?.[1]
  if (!code) return void response.sendStatus(404)
  response.sendFile(join(folder, `${code.toUpperCase()}.svg`), { maxAge: '7d' }, error => {
    if (!error || response.headersSent) return
    response.removeHeader('Cache-Control')
    response.sendStatus(404)
  })
})
