import { Router } from 'express'
import type { Db } from '../db/db.ts'
import { brokerLogoSvg } from '../sample-data/broker-logo.ts'

/** `/logos/{code}.svg`: a broker's logo, drawn from its code and name. */
export function brokerLogos(db: Db): Router {
  return Router().get('/logos/:file', async (request, response) => {
    const code = /^([0-9A-Za-z]{1,20})\.svg$/.exec(request.params.file)?.[1]
    const broker = code && (await db.one<{ name: string }>(`SELECT show_name AS name FROM brokers WHERE code = $1`, [code]))
    if (!broker) return void response.sendStatus(404)
    response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(brokerLogoSvg(code, broker.name))
  })
}
