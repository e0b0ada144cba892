import { publicLanguages, textLanguages } from '../shared-state/src/i18n/languages.ts'
import { partsInEveryLanguage, partsWithTexts, readPartTexts } from './texts/read-part-texts.ts'
import { covered, keysIn, textFaults } from './texts/text-faults.ts'

/**
 * Checks that the texts of shell and ui are complete in every language, and those of the areas in the public ones; prints the
 * coverage of the areas' other languages (decisions 7).
 */
const parts = partsWithTexts().map(part => ({ part, texts: readPartTexts(part) }))
const faults = parts.flatMap(({ part, texts }) => textFaults(texts).map(fault => `${part}: ${fault}`))
for (const fault of faults) console.error(fault)

const otherLanguages = textLanguages.filter(lang => !publicLanguages.includes(lang))
console.log(
  `texts of ${partsInEveryLanguage.join(' and ')} in ${textLanguages.length} languages; of the areas in ${publicLanguages.join(' and ')}, and of the others:`,
)
for (const { part, texts } of parts.filter(({ part }) => !partsInEveryLanguage.includes(part))) {
  const all = keysIn(texts.keysFile).length
  const there = otherLanguages
    .map(lang => ({ lang, share: Math.floor((100 * covered(texts, lang)) / all) }))
    .filter(({ share }) => share > 0)
  console.log(
    `  ${part.padEnd(16)}${String(all).padStart(4)} texts  ${there.map(({ lang, share }) => `${lang} ${share} %`).join(', ') || 'none'}`,
  )
}
console.log(
  faults.length === 0 ? `no faults in the texts of ${parts.length} workspaces` : `${faults.length} faults in texts`,
)
process.exitCode = faults.length === 0 ? 0 : 1
