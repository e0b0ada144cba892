import { brokenEscapes, giantText, traversals } from './hostile-texts.ts'
import { bytesOf, type RawRequest } from './raw-request.ts'
import type { HostileRequest, World } from './world.ts'

const files = [
  '/flags/',
  '/logos/',
  '/images/',
  '/pictures/',
  '/sitemaps/',
  '/static/json/',
  '/icons/',
  '/api-docs/',
  '/ops/',
  '/ops/assets/',
  '/feed/',
  '/',
  '/oauth2/',
  '/live/',
]

type Target = RawRequest & { address: string; harm: string }

/** Addresses of files, and request targets that only a hand-written client sends. */
export function targetRequest(world: World): HostileRequest {
  const { address, harm, ...raw } = targetOf(world)
  return { address, harm, bytes: bytesOf(world, raw) }
}

function targetOf({ random, releases, pages, host }: World): Target {
  const escaped = () => encodeURIComponent(giantText(random, 4_000).toWellFormed()).slice(0, 14_000)
  const plain = (most = 12_000) => giantText(random, most).replaceAll(/[^\x21-\x7e]/g, '-')
  const release = random.pick(releases)
  const page = random.pick(pages)
  const folder = random.pick(files)
  const dashes = '-'.repeat(random.pick([10, 30, 60, 90, 5_000]))
  return random.pick<() => Target>([
    () => ({
      address: 'file of a release',
      harm: 'a version of dashes',
      target: `/releases/${random.pick(['shell', release.area])}/0.0.0${dashes}_/web/a.js`,
    }),
    () => ({
      address: 'file of a release',
      harm: 'a version made for backtracking',
      target: `/releases/shell/${random.pick(['1.0.0-', '1.0.0+', '1.'])}${random.pick(['a-', 'a.', '-+', '0.', '1'])}${random.pick(['a.', '0-', '--']).repeat(random.pick([10, 30, 45]))}!/web/a.js`,
    }),
    () => ({
      address: 'file of a release',
      harm: 'a giant name',
      target: `/releases/${plain(4_000)}/${plain(4_000)}/web/${plain(4_000)}.js`,
    }),
    () => ({
      address: 'file of a release',
      harm: 'a path that leaves its folder',
      target: `/releases/${release.area}/${release.version}/web/${random.pick(traversals)}`,
    }),
    () => ({
      address: 'file of a release',
      harm: 'a broken escape',
      target: `/releases/${random.pick(brokenEscapes)}/${release.version}/web/${random.pick(brokenEscapes)}.js`,
    }),
    () => ({
      address: `file ${folder}`,
      harm: 'a giant name',
      target: `${folder}${escaped()}${random.pick(['', '.svg', '.webp', '.xml', '.json', '.png'])}`,
    }),
    () => ({
      address: `file ${folder}`,
      harm: 'a path that leaves its folder',
      target: `${folder}${random.pick(traversals)}`,
    }),
    () => ({
      address: `file ${folder}`,
      harm: 'a broken escape',
      target: `${folder}${random.pick(brokenEscapes)}.svg`,
    }),
    () => ({
      address: 'absolute-form target',
      harm: 'another site',
      target: `${random.pick(['http://evil.example', 'https://user:pass@evil.example:99999', 'http://[::1', 'http://', 'javascript:alert(1)', 'file:///etc/passwd', `http://${host}`])}${page}`,
    }),
    () => ({
      address: 'absolute-form target',
      harm: 'another site, call',
      target: `${random.pick(['http://evil.example', 'http://[', '//evil.example', 'http://a b'])}/wikifxweb-v1/health/get-v1`,
    }),
    () => ({
      address: 'strange target',
      harm: 'no path',
      target: random.pick([
        '*',
        '//',
        '///',
        '//[',
        '/\\evil.example',
        '?',
        '?a',
        '#',
        '/#',
        '/;',
        '/en//evil.example',
        '//evil.example/en/',
        '/en/..//..//',
        `/${plain()}`,
        `//${plain()}`,
        `/en/${plain()}`,
      ]),
    }),
    () => ({
      address: 'strange target',
      harm: 'a broken escape',
      target: `/${random.pick(['en', 'id', 'EN'])}/${random.pick(['brokers/', 'education/news/', 'regulators/', ''])}${random.pick(brokenEscapes)}${random.pick(['', '.html'])}`,
    }),
    () => ({
      address: 'method',
      harm: 'an unsupported method',
      method: random.pick([
        'PUT',
        'DELETE',
        'PATCH',
        'TRACE',
        'OPTIONS',
        'PROPFIND',
        'MKCOL',
        'M-SEARCH',
        'BREW',
        'QUERY',
      ]),
      target: random.pick([page, '/ops', '/feed.xml', '/sitemap.xml', '/images/a.webp']),
      body: 'a'.repeat(random.pick([0, 1_000, 300_000])),
    }),
    () => ({
      address: 'ops console',
      harm: 'a giant form',
      method: 'POST',
      target: random.pick(['/ops', '/ops/login', '/ops/logout', '/ops/brokers/activate']),
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: `email=${plain(99_000)}&password=${plain(40_000)}`,
    }),
  ])()
}
