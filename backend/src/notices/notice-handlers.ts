import { code, countryCode, text, whole } from 'calls/entities/fields'
import { homeRiskcontrol, popupKinds, popwindowInit } from 'calls/notices'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { Log } from 'platform/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import { array, object, oneOf, optional, regex, string, withDefault } from 'shared-state/schema'
import { articleHtml } from '../education/article-html.ts'
import { storedList } from '../stored-list.ts'

const words = object({ en: string(), id: string() })
const list = <Item extends Parameters<typeof array>[0]>(item: Item) => withDefault(array(item), [])

/** Setting `risk_control`; `content` is markdown; without `countries` it applies to all of them, without `traderCodes` to every page. */
const riskNotice = object({ title: words, content: words, countries: list(countryCode), traderCodes: list(code) })

/** Setting `popups`; `paths` are path prefixes without the language; none: every page. */
const popup = object({
  id: text(1, 40),
  kind: oneOf(popupKinds),
  title: words,
  content: words,
  url: optional(string().check(regex(/^(https?:\/\/|\/(?!\/))/))),
  everyHours: whole(0, 8760),
  paths: list(string().check(regex(/^\//))),
})

/** The operator's notices, shown over or next to pages. */
export function noticeHandlers({ db, log }: { db: Db; log: Log }): CallHandler[] {
  const riskNotices = storedList({ db, log }, 'risk_control', riskNotice)
  const popups = storedList({ db, log }, 'popups', popup)
  return [
    handle(homeRiskcontrol, async ({ traderCode }, { caller: { lang, country } }) => {
      if (traderCode && !(await db.one('SELECT code FROM brokers WHERE code = $1', [traderCode])))
        throw new Refusal(errorCodes.notFound)
      const here = (await riskNotices()).filter(
        ({ traderCodes }) => traderCodes.length === 0 || (traderCode && traderCodes.includes(traderCode)),
      )
      const notice = here.find(({ countries }) => countries.length === 0 || countries.includes(country))
      if (!notice)
        return {
          show: false,
          title: '',
          content: '',
          countries: [...new Set(here.flatMap(({ countries }) => countries))],
        }
      return {
        show: true,
        title: notice.title[lang],
        content: articleHtml(notice.content[lang]).content,
        countries: notice.countries,
      }
    }),
    handle(popwindowInit, async ({ path = '/' }, { caller: { lang } }) => {
      const page = path.replace(/^\/[a-z]{2}(-[a-z]{2})?(?=\/|$)/i, '') || '/'
      const here = (await popups()).filter(
        ({ paths }) => paths.length === 0 || paths.some(beginning => page.startsWith(beginning)),
      )
      return {
        items: here.map(({ id, kind, title, content, url, everyHours }) => ({
          id,
          kind,
          title: title[lang],
          content: articleHtml(content[lang]).content,
          url: url ?? null,
          everyHours,
        })),
      }
    }),
  ]
}
