import { Router } from 'express'

/** `/HealthCheck/Get` answers 200 as long as the process serves (spec 2.1). */
export const healthCheck = Router().get('/HealthCheck/Get', (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text/plain').send('OK')
})
