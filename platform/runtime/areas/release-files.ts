import type { ReleaseFile, SnapshotArea } from 'shared-state/contract/release'
import { isPublicLanguage, languagesFor } from 'shared-state/i18n/languages'
import type { Dictionary } from 'shared-state/i18n/text'

/** Adds a stylesheet to the head unless it is already there, and resolves once it has loaded. */
export function ensureStylesheet({ href, integrity }: ReleaseFile): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve()
  return new Promise((done, failed) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      integrity,
      crossOrigin: 'anonymous',
    })
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      failed(new Error(`stylesheet ${href} could not be loaded`))
    }
    document.head.append(link)
  })
}

/** The texts of an area or the shell for a page in `lang`, by language. */
export const fetchTexts = (release: SnapshotArea, lang: string): Promise<[string, Dictionary][]> =>
  Promise.all(languagesFor(lang).map(async code => [code, await fetchDictionary(release, code)]))

async function fetchDictionary({ strings }: SnapshotArea, lang: string): Promise<Dictionary> {
  const file = strings[lang]
  if (!file && !isPublicLanguage(lang)) return {}
  if (!file) throw new Error(`no texts in ${lang}`)
  const answer = await fetch(file.href, { integrity: file.integrity })
  if (!answer.ok) throw new Error(`${file.href} answered ${answer.status}`)
  return answer.json()
}
