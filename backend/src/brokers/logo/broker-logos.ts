import type { Db } from 'database/db'
import { Router } from 'express'
import { memoize } from 'platform/api/memoize'
import { readLetters, type Letters } from '../../drawing/letters.ts'
import { drawSmallPicture, sendSmallPicture } from '../../drawing/small-picture.ts'
import { brokerLogoSvg } from './broker-logo.ts'

const day = 86_400
/** Twice the largest size at which pages show a logo. */
const size = 128

/** `/logos/{code}.webp`: the logo of a broker or a service provider, drawn from its code and name. */
export function brokerLogos(db: Db): Router {
  let letters: Promise<Letters> | undefined
  const draw = memoize({ seconds: day, most: 5_000 }, async (code: string, name: string) =>
    drawSmallPicture(brokerLogoSvg(code, name, await (letters ??= readLetters(700))), size, size),
  )

  return Router().get('/logos/:file', async (request, response) => {
    const code = /^([0-9A-Za-z]{1,20})\.webp$/.exec(request.params.file)?.[1]
    const sql =
      'SELECT show_name AS name FROM brokers WHERE code = $1 UNION ALL SELECT name FROM service_providers WHERE code = $1'
    const broker = code && (await db.one<{ name: string }>(sql, [code]))
    if (!broker) return void response.sendStatus(404)
    await sendSmallPicture(response, draw(code, broker.name), day)
  })
}
