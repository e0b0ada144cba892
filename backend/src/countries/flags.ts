import { Router } from 'express'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { memoize } from 'platform/api/memoize'
import { drawSmallPicture, sendSmallPicture } from '../drawing/small-picture.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
const files = new Set(readdirSync(folder))
const week = 7 * 86_400
/** Three times the size at which pages show a flag. */
const [width, height] = [63, 42]

const draw = memoize({ seconds: week, most: files.size }, async (file: string) =>
  drawSmallPicture(await readFile(join(folder, file)), width, height),
)

/** `/flags/gb.webp`: a country's flag by its two letters, or the European Union's by `eu`; 63 × 42, cached for a week. */
export const flags = Router().get('/flags/:file', async (request, response) => {
  const code = /^([a-z]{2})\.webp$/.exec(request.params.file)?.[1]
  const file = code && `${code.toUpperCase()}.svg`
  if (!file || !files.has(file)) return void response.sendStatus(404)
  await sendSmallPicture(response, draw(file), week)
})
