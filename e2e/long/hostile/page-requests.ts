import { brokenEscapes, giantText, traversals } from './hostile-texts.ts'
import { multipartForm } from './multipart-form.ts'
import { bytesOf, type RawRequest } from './raw-request.ts'
import type { HostileRequest, World } from './world.ts'

const longestAddress = 14_000
/** Query parameters that pages read. */
const parameters = [
  'q',
  'keyword',
  'type',
  'pageIndex',
  'page',
  'order',
  'returnPath',
  'url',
  'kind',
  'way',
  'period',
  'token',
  'invitation',
  'codes',
  'date',
  'balance',
  'lang',
  'change',
  'third',
]

const pathOf = (address: string) => address.split('?')[0]!
/** Replaces codes in addresses, because otherwise every broker would be a separate kind. */
export const kindOf = (address: string) =>
  pathOf(address)
    .replace(/^\/(en|id)/, '')
    .replace(/[\w-]+/g, part => (/\d{6}/.test(part) ? '*' : part)) || '/'

/** Any page, with one hostile property in its address. */
export function pageRequest(world: World): HostileRequest {
  const { random, sessions, pages } = world
  const page = random.pick(pages)
  const name = random.pick(parameters)
  const escaped = (most: number) => encodeURIComponent(giantText(random, most).toWellFormed()).slice(0, longestAddress)
  const [harm, target] = random.pick<() => [string, string]>([
    () => ['an ordinary visit', page],
    () => ['a giant parameter', `${pathOf(page)}?${name}=${escaped(longestAddress)}`],
    () => [
      'a giant parameter, unescaped',
      `${pathOf(page)}?${name}=${giantText(random, longestAddress)
        .replaceAll(/[^\x21-\x7e]/g, '+')
        .slice(0, longestAddress)}`,
    ],
    () => ['a parameter thousands of times', `${pathOf(page)}?${`${name}=a&`.repeat(1_500).slice(0, longestAddress)}`],
    () => [
      'a number out of range',
      `${pathOf(page)}?${name}=${random.pick(['-1', '1e999', '99999999999999999999', 'NaN', '0x10', '1.5', '%F0%9F%92%A5'])}`,
    ],
    () => ['a broken escape', `${pathOf(page)}?${name}=${random.pick(brokenEscapes)}`],
    () => ['a path with a giant end', `${pathOf(page)}/${escaped(longestAddress)}`],
    () => ['a path that leaves its folder', `${pathOf(page)}/${random.pick(traversals)}`],
    () => ['thousands of slashes', `${pathOf(page)}${'/'.repeat(random.pick([2, 100, 10_000]))}`],
    () => [
      'another language',
      page.replace(/^\/\w+/, `/${random.pick(['zh', 'EN', 'xx', '__proto__', 'ar', escaped(1_000)])}`),
    ],
  ])()
  const session = sessions.length > 0 && random.chance(0.3) ? random.pick(sessions) : undefined
  return { address: `page ${kindOf(page)}`, harm, bytes: bytesOf(world, { target, session }) }
}

/** A page's form with giant, repeated or thousands of fields, or as multipart with thousands of parts. */
export function formRequest(world: World): HostileRequest {
  const { random, sessions, forms } = world
  const { target, fields } = random.pick(forms)
  const names = fields.map(([one]) => one)
  const name = random.pick([...names, 'a'])
  const encoded = (value: string) => new URLSearchParams([['', value.toWellFormed()]]).toString().slice(1)
  /** The fields as in the page, except for those that get another value. */
  const form = (values: (one: string) => string | undefined) =>
    fields.map(([one, value]) => `${one}=${values(one) ?? encoded(value)}`).join('&')
  const words = (harm: string, body: string | Buffer): HarmedForm => ({
    harm,
    body,
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
  })
  const { harm, ...raw } = random.pick<() => HarmedForm>([
    () =>
      words(
        'an ordinary form',
        form(() => 'someone'),
      ),
    () =>
      words(
        'a giant field',
        form(one => (one === name ? encoded(giantText(random, 99_000)).slice(0, 99_000) : undefined)),
      ),
    () =>
      words(
        'every field giant',
        form(() => encoded(giantText(random, 4_000))),
      ),
    () =>
      words(
        'a field of blanks',
        form(one => (one === name ? '+'.repeat(random.pick([1_000, 40_000, 95_000])) : undefined)),
      ),
    () => words('a field thousands of times', `${name}=a&`.repeat(9_000)),
    () =>
      words(
        'thousands of fields',
        Array.from({ length: 12_000 }, (_field, index) => `f${index}=`)
          .join('&')
          .slice(0, 99_000),
      ),
    () => words('a form beyond the limit', 'a'.repeat(random.pick([102_401, 300_000, 1_000_000]))),
    () =>
      words(
        'a broken escape',
        form(() => random.pick(brokenEscapes)),
      ),
    () =>
      words(
        'broken UTF-8',
        Buffer.concat([Buffer.from(`${name}=`), Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80])]),
      ),
    () => multipartForm(random, Object.fromEntries(fields)),
    () => multipartForm(random, { [name]: giantText(random, 99_000) }),
  ])()
  const session = sessions.length > 0 && random.chance(0.4) ? random.pick(sessions) : undefined
  return { address: `form ${kindOf(target)}`, harm, bytes: bytesOf(world, { method: 'POST', target, session, ...raw }) }
}

type HarmedForm = Pick<RawRequest, 'headers' | 'body'> & { harm: string }
