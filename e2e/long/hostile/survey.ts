import type { KnownValues } from 'backend/hostile/valid-values'
import { brokerTabs, ownPages, pages, reached } from '../../portal/every-page.ts'
import type { Session } from './sessions.ts'

/** A form that a page submits without JavaScript. */
export interface SurveyedForm {
  target: string
  /** Names and values as in the page, including buttons. */
  fields: readonly (readonly [name: string, value: string])[]
}

export interface Survey {
  pages: string[]
  forms: SurveyedForm[]
  known: KnownValues
}

/** Visits every kind of page once, and records the addresses, forms and codes found there. */
export async function surveyPortal(origin: string, { cookie }: Session): Promise<Survey> {
  const visit = async (path: string) => (await fetch(origin + path, { headers: { Cookie: cookie } })).text()
  const found: string[] = [...pages, ...ownPages].flatMap(page => [`/en${page}`, `/id${page}`])
  for (const [from, selector] of reached) {
    const part = /href\*="([^"]+)"/.exec(selector)![1]!
    const link = linksIn(await visit(`/en${from}`)).find(href => href.includes(part) && /\d\.html$/.test(href))
    if (link) found.push(link, link.replace(/^\/en/, '/id'))
    if (link && part === '/brokers/info/') found.push(...brokerTabs.map(tab => link.replace('/info/', `/${tab}/`)))
  }
  const forms: SurveyedForm[] = []
  for (const page of found.filter(path => path.startsWith('/en'))) forms.push(...formsIn(page, await visit(page)))
  return { pages: found, forms, known: await knownCodes(origin) }
}

const linksIn = (html: string) => [...html.matchAll(/<a [^<>]*?href="(\/[^"<]+)"/g)].map(([, href]) => href!)
const attribute = (tag: string, name: string) => ` ${tag}`.split(` ${name}="`)[1]?.split('"', 1)[0]

function formsIn(page: string, html: string): SurveyedForm[] {
  return html
    .split('<form ')
    .slice(1)
    .flatMap(part => {
      const [form = ''] = part.split('</form>')
      const [tag = ''] = form.split('>')
      const names = form
        .split(/<(?=input|textarea|select|button)/)
        .slice(1)
        .map(field => field.split('>')[0]!)
      const fields = names.flatMap(field => {
        const name = attribute(field, 'name')
        return name === undefined ? [] : [[name, attribute(field, 'value') ?? ''] as const]
      })
      const target = (attribute(tag, 'action') ?? page).replaceAll('&amp;', '&')
      return attribute(tag, 'method')?.toLowerCase() === 'post' && target.startsWith('/') ? [{ target, fields }] : []
    })
}

/** Codes of the portal's data, by the names of the fields that hold them. */
async function knownCodes(origin: string): Promise<KnownValues> {
  const codes = async (path: string) =>
    [
      ...new Set(
        [
          ...(await (await fetch(`${origin}/wikifxweb-v1/${path}`)).text()).matchAll(
            /"(?:code|traderCode)":"([\w-]+)"/g,
          ),
        ].map(([, code]) => code!),
      ),
    ].slice(0, 8)
  const brokers = await codes('brokers/index/init-v1?pageSize=8')
  const articles = await codes('article/queryfxlongtailartlist-v1?pageSize=5')
  return {
    traderCode: brokers,
    codes: [brokers],
    code: [...brokers, ...articles],
    targetCode: articles,
    keyword: ['a', 'bank', '%', `'`, ':*', 'fca licence'],
  }
}
