import { matchRoutes } from 'react-router-dom'
import { testAreaContract } from 'shared-state/testing/test-area-contract'
import manifest from '../package.json'
import { brokerTabs } from './addresses.ts'
import { area } from './area.tsx'
import en from './strings/en.json'
import id from './strings/id.json'

testAreaContract(area, { declared: manifest.area, strings: { en, id }, range: [20000, 29999] })

describe('the area’s addresses', () => {
  const routes = area.routes.map(({ path }) => ({ path: `/:lang/${path}`, id: path }))
  const matched = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id

  test.each([
    ['/en/brokers', 'brokers'],
    ['/en/brokers/safe.html', 'brokers/safe.html'],
    ['/en/brokers/update.html', 'brokers/update.html'],
    ['/en/brokers/review', 'brokers/review'],
    ['/en/brokers/Q1', 'brokers/:code'],
    ['/en/brokers/quillhaven-fx-Q1/index.html', 'brokers/:nameCode/index.html'],
    ...brokerTabs.map(tab => [`/en/brokers/${tab}/quillhaven-fx-Q1.html`, `brokers/${tab}/:nameCode`]),
    ['/en/best-brokers', 'best-brokers'],
    ['/en/best-brokers/2', 'best-brokers/:page'],
    ['/en/best-brokers/zt', 'best-brokers/zt'],
    ['/en/best-brokers/zt/low-spread-T1.html', 'best-brokers/zt/:titleCode'],
    ['/en/regulators.html', 'regulators.html'],
    ['/en/regulators/financial-conduct-authority-fca.html', 'regulators/:nameCode'],
    ['/en/compare.html', 'compare.html'],
    ['/en/ranking.html', 'ranking.html'],
    ['/en/ranking/score.html', 'ranking/:type'],
    ['/en/providers.html', 'providers.html'],
    ['/en/providers/harbour-servers-p1.html', 'providers/:nameCode'],
    ['/en/blacklist.html', 'blacklist.html'],
    ['/en/vps.html', 'vps.html'],
    ['/en/data.html', 'data.html'],
    ['/en/time-machine/quillhaven-fx-Q1.html', 'time-machine/:nameCode'],
  ])('%s is matched by the route %s', (address, path) => {
    expect(matched(address)).toBe(path)
  })

  test.each(['/en/brokers/update/quillhaven-fx-Q1.html', '/en/brokers/nothing/quillhaven-fx-Q1.html'])(
    '%s matches no route',
    address => {
      expect(matched(address)).toBeUndefined()
    },
  )
})

test('a broker’s page announces the parts of other areas, so that they load together with its own data', () => {
  const route = area.routes.find(({ path }) => path === 'brokers/info/:nameCode')!
  const uses = route.slots!({ params: { nameCode: 'quillhaven-fx-Q1.html' } } as never)
  expect(uses).toEqual(
    ['broker.exposures', 'broker.surveys', 'broker.articles', 'broker.calculators'].map(name => ({
      name,
      props: { traderCode: 'Q1' },
    })),
  )
})
