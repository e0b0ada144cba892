import { declareCall } from 'shared-state/api/declare-call'
import { object, oneOf, strictObject, string, withDefault } from 'shared-state/schema'
import { instant } from './entities/fields.ts'

const section = 'Downloads and terms'
export const termsKinds = ['terms', 'privacy', 'cookies', 'risk'] as const

/** The site's legal texts; `content` is sanitised HTML, `version` that of this one text. */
export const indexTerms = declareCall({
  name: 'index.terms',
  path: 'index/app/terms-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ kind: withDefault(oneOf(termsKinds), 'terms') }),
  output: object({ title: string(), content: string(), version: string(), updatedAt: instant }),
})

export const indexAbout = declareCall({
  name: 'index.about',
  path: 'index/app/about-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({ title: string(), content: string(), updatedAt: instant }),
})
