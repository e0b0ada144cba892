import { declareCall } from 'shared-state/api/declare-call'
import { textLanguages } from 'shared-state/i18n/languages'
import { oneOf, record, strictObject, string } from 'shared-state/schema'

/** Short explanations of the technical terms that pages explain (`helpTerms`), in each language with texts (spec 3). */
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
