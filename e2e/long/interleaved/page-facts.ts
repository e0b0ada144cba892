import { textKey, textsIn } from '../../portal/known-texts.ts'
import { writtenMarks } from './written-texts.ts'

/** What the bytes of a page say about the visitor that they were made for. */
export interface PageFacts {
  lang: string | undefined
  /** Languages in which the texts of the site's frame are. */
  frameLangs: string[]
  siteVariant: number | undefined
  countryCode: string | undefined
  userId: string | undefined
  /** When it was rendered; undefined if the page does not say it. */
  renderedAt: number | undefined
  /** All versions that the page names of each area: in addresses of files, in the snapshot, in marked texts. */
  versions: ReadonlyMap<string, ReadonlySet<string>>
  /** Texts that belong to some visitors only. */
  private: string[]
  /** Keys of forms. */
  formKeys: string[]
  /** Marks of written texts. */
  written: ReadonlySet<string>
}

interface State {
  store: {
    visitor: { lang: string; countryCode: string; now: number; siteVariant: number }
    user: { userId: string } | null
  }
  snapshot: { shell: { version: string }; areas: Record<string, { version: string }> }
}

const frameTexts = (['en', 'id'] as const).map(lang => ({
  lang,
  text: `>${textsIn(lang, ['shell'])(Number(textKey('shell', 'privacyName')))}<`,
}))

/** Reads the facts of a page; `privateTexts` are those to look for. */
export function pageFacts(html: string, privateTexts: readonly string[]): PageFacts {
  const json = /<script type="application\/json" id="page-state">([^<]*)<\/script>/.exec(html)?.[1]
  const state = json === undefined ? undefined : (JSON.parse(json) as State)
  const visitor = state?.store.visitor
  return {
    lang: /^<!doctype html><html lang="([a-z]+)"/.exec(html)?.[1],
    frameLangs: frameTexts.filter(({ text }) => html.includes(text)).map(({ lang }) => lang),
    siteVariant: visitor?.siteVariant,
    countryCode: visitor?.countryCode,
    userId: state?.store.user?.userId,
    renderedAt: visitor?.now,
    versions: versionsNamed(html, state),
    private: privateTexts.filter(text => html.includes(text)),
    formKeys: [...html.matchAll(/name="formKey" value="([^"]+)"/g)].map(([, key]) => key!),
    written: new Set(html.match(writtenMarks)),
  }
}

function versionsNamed(html: string, state: State | undefined): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  const add = (area: string, version: string) => named.set(area, (named.get(area) ?? new Set()).add(version))
  for (const [, area, version] of html.matchAll(/"\/releases\/([\w-]+)\/([^/"]+)\//g)) add(area!, version!)
  if (state) {
    add('shell', state.snapshot.shell.version)
    for (const [area, { version }] of Object.entries(state.snapshot.areas)) add(area, version)
  }
  for (const mark of [/<title>code (\d[\d.]*)/, /<h1[^<>]*>texts (\d[\d.]*)/]) {
    const version = mark.exec(html)?.[1]
    if (version !== undefined) add('tools', version)
  }
  return named
}
