import { declareCall } from 'shared-state/api/declare-call'
import { textLanguages } from 'shared-state/i18n/languages'
import { oneOf, record, strictObject, string } from 'shared-state/schema'

/**
 * Short explanations of the site's technical terms, in each language with texts (spec 3). Those that no page shows are translated for the
 * public languages only; elsewhere they are in English with the mark of texts without a translation.
 */
export const staticTooltips = declareCall({
  name: 'static.tooltips',
  path: '/static/json/tooltips-{lang}.json',
  section: 'Static files',
  scope: 'public',
  method: 'GET',
  frame: 'bare',
  // They change with a release of the server; a copy cached for an hour does no harm.
  cacheMinutes: 60,
  input: strictObject({ lang: oneOf(textLanguages) }),
  output: record(string(), string()),
})
