import type { Db } from 'database/db'
import { Router } from 'express'
import { brokerLogoSvg } from './broker-logo.ts'

/** `/logos/{code}.svg`: the logo of a broker or a service provider, drawn from its code and name. */
export function brokerLogos(db: Db): Router {
  return Router().get('/logos/:file', async (request, response) => {
    const code = /^([0-9A-Za-z]{1,20})\.svg$/.exec(request.params.file)?.[1]
    const sql =
      'SELECT show_name AS name FROM brokers WHERE code = $1 UNION ALL SELECT name FROM service_providers WHERE code = $1'
    const broker = code && (await db.one<{ name: string }>(sql, [code]))
    if (!broker) return void response.sendStatus(404)
    response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(brokerLogoSvg(code, broker.name))
  })
}
