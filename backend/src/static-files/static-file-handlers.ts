import { homeData } from 'calls/home'
import { staticAreacodecn, staticAreacodeen, staticHomedata } from 'calls/static-files'
import { staticTooltips } from 'calls/tooltips'
import { readFileSync } from 'node:fs'
import { handle, handleWhole } from 'platform/api/handle'
import type { CallContext, CallHandler } from 'platform/api/handle'
import type { InvokeCall } from 'platform/api/invocation'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { contentLanguageOf, textLanguages } from 'shared-state/i18n/languages'
import { countryCodeOf } from '../countries/iso-countries.ts'
import { chineseAreaCodes, englishAreaCodes } from './area-codes.ts'

/** Languages and countries with home data (spec 9), and the two of decisions 7. */
const homePairs = new Set([
  'zh-cn/cn',
  'en/cn',
  'zh/tw',
  'zh/hk',
  'en/hk',
  'vi/vn',
  'en/vn',
  'th/th',
  'en/th',
  'es/es',
  'en/es',
  'fil/ph',
  'en/ph',
  'en/us',
  'en/id',
  'id/id',
])

const tooltipsOf = (lang: string) =>
  JSON.parse(readFileSync(new URL(`../../data/tooltips.${lang}.json`, import.meta.url), 'utf8')) as CallOutput<
    typeof staticTooltips
  >

/** They change with a release of the server; a copy cached for an hour does no harm. */
const keepAnHour = ({ setHeader }: CallContext) => setHeader('Cache-Control', 'public, max-age=3600')

/** Plain JSON under /static/json (spec 7.7). Built once: the texts and lists are part of the program. */
export function staticFileHandlers(invoke: InvokeCall): CallHandler[] {
  const chinese = chineseAreaCodes()
  const english = englishAreaCodes()
  const tooltips = new Map(textLanguages.map(lang => [lang, tooltipsOf(lang)]))
  return [
    handle(staticAreacodecn, async (_input, context) => {
      keepAnHour(context)
      return chinese
    }),
    handle(staticAreacodeen, async (_input, context) => {
      keepAnHour(context)
      return english
    }),
    handle(staticTooltips, async ({ lang }) => tooltips.get(lang)!),
    handleWhole(staticHomedata, async ({ country, lang }, { caller }) => {
      if (!homePairs.has(`${lang}/${country}`)) throw new Refusal(errorCodes.notFound)
      const reader = { ...caller, lang: contentLanguageOf(lang), country: countryCodeOf(country) }
      return invoke({ call: homeData, input: {}, caller: reader })
    }),
  ]
}
