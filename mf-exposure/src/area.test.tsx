import { matchRoutes } from 'react-router-dom'
import { testAreaContract } from 'shared-state/testing/test-area-contract'
import manifest from '../package.json'
import { area } from './area.tsx'
import en from './strings/en.json'
import id from './strings/id.json'

testAreaContract(area, { declared: manifest.area, strings: { en, id }, range: [50000, 59999] })

test.each([
  ['/en/exposure/brokers.html', 'exposure/brokers.html'],
  ['/en/exposure/mediation.html', 'exposure/mediation.html'],
  ['/en/exposure/publish.html', 'exposure/publish.html'],
  ['/en/exposure/legal-notice.html', 'exposure/legal-notice.html'],
  ['/en/exposure/legal-notices.html', 'exposure/legal-notices.html'],
  ['/en/exposure/notice-answer.html', 'exposure/notice-answer.html'],
  ['/en/exposure/no-withdrawal-E1.html', 'exposure/:slugCode'],
])('%s is matched by the route %s', (address, path) => {
  const routes = area.routes.map(route => ({ path: `/:lang/${route.path}`, id: route.path }))
  expect(matchRoutes(routes, address)?.at(-1)?.route.id).toBe(path)
})
