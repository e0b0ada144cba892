import { useText } from 'shared-state/runtime'
import { surveyText } from '../strings/keys.ts'

/** Names of languages within a sentence; users write in one of the public languages. */
const languageText: Partial<Record<string, number>> = { en: surveyText.inEnglish, id: surveyText.inIndonesian }

export function useLanguageName(): (code: string) => string {
  const t = useText()
  return code => (languageText[code] === undefined ? code : t(languageText[code]))
}
