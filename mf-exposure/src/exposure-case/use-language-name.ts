import type { Language } from 'shared-state/i18n/languages'
import { useText } from 'shared-state/runtime'
import { exposureText } from '../strings/keys.ts'

/** Language names within a sentence; users write in one of the public languages. */
const languageText: Partial<Record<string, number>> = {
  en: exposureText.inEnglish,
  id: exposureText.inIndonesian,
} satisfies Record<Language, number>

export function useLanguageName(): (code: string) => string {
  const t = useText()
  return code => (languageText[code] === undefined ? code : t(languageText[code]))
}
