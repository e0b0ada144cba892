/** The texts of one workspace, as in its files. */
export interface PartTexts {
  /** `src/strings/keys.ts`. */
  keysFile: string
  /** All code that may use a key. */
  code: string
  /** First digit of its keys (decisions 7); undefined: any. */
  firstDigit: number | undefined
  /** The raw dictionaries by language. The others are compared with English. */
  dictionaries: Readonly<Record<string, string>>
  /** Languages that must be complete. */
  complete: readonly string[]
}

interface Key {
  name: string
  key: number
}

export const keysIn = (keysFile: string): Key[] =>
  [...keysFile.matchAll(/^ +(\w+): (\d{5}),/gm)].map(([, name, key]) => ({ name: name!, key: Number(key) }))

/** The faults of a workspace's texts, one line each. */
export function textFaults(part: PartTexts): string[] {
  const named = keysIn(part.keysFile)
  const languages = new Set([...part.complete, ...Object.keys(part.dictionaries)])
  return [
    ...keyFaults(part, named),
    ...[...languages].flatMap(lang => dictionaryFaults(part, named, lang).map(fault => `${lang}.json ${fault}`)),
  ]
}

/** Number of a workspace's keys that have a text in a language. */
export const covered = ({ keysFile, dictionaries }: PartTexts, lang: string): number => {
  const numbers = numbersIn(read(dictionaries[lang]))
  return keysIn(keysFile).filter(({ key }) => numbers.has(key)).length
}

function keyFaults({ code, firstDigit }: PartTexts, named: readonly Key[]): string[] {
  const used = new Set(code.match(/\.\w+|\b\d{5}\b/g))
  return named.flatMap(({ name, key }, index) => [
    ...(named.findIndex(other => other.key === key) < index ? [`key ${key} (${name}) is given twice`] : []),
    ...(used.has(`.${name}`) || used.has(String(key)) ? [] : [`key ${key} (${name}) is used nowhere`]),
    ...(firstDigit !== undefined && Math.floor(key / 10_000) !== firstDigit
      ? [`key ${key} (${name}) is outside the range of its workspace`]
      : []),
  ])
}

function dictionaryFaults({ dictionaries, complete }: PartTexts, named: readonly Key[], lang: string): string[] {
  const raw = dictionaries[lang]
  if (raw === undefined) return ['is missing']
  const [own, english] = [read(raw), read(dictionaries.en)]
  const written = [...raw.matchAll(/^ *"(\d{5}\w*)":/gm)].map(match => match[1]!)
  const numbers = numbersIn(own)
  return [
    ...written.filter((key, index) => written.indexOf(key) < index).map(key => `gives ${key} twice`),
    ...(complete.includes(lang)
      ? named.filter(({ key }) => !numbers.has(key)).map(({ name, key }) => `lacks ${key} (${name})`)
      : []),
    ...[...numbers]
      .filter(number => !named.some(({ key }) => key === number))
      .map(number => `has ${number}, which keys.ts does not name`),
    ...Object.entries(own)
      .filter(([, text]) => !String(text).trim())
      .map(([key]) => `has no text for ${key}`),
    ...Object.entries(own)
      .filter(([, text]) => /\{\{|\}\}/.test(text.replace(placeholder, '')))
      .map(([key]) => `has braces that are no placeholder in ${key}`),
    ...[...numbers].flatMap(number => formFaults(number, own, english, lang)),
  ]
}

/** Faults of one key: like English, it needs one text or one per plural category of the language, with English's placeholders. */
function formFaults(number: number, own: Dictionary, english: Dictionary, lang: string): string[] {
  const isCounted = Object.hasOwn(english, `${number}_other`)
  const wanted = isCounted ? categoriesOf(lang).map(category => `${number}_${category}`) : [String(number)]
  const forms = Object.keys(own).filter(key => parseInt(key, 10) === number)
  const model = english[isCounted ? `${number}_other` : String(number)]
  if (model === undefined) return []
  // English may say 'One result' without the figure; so may a category of another language that stands only for 1.
  const figureMayGo = isCounted
    ? placeholdersIn(model).filter(name => !placeholdersIn(english[`${number}_one`] ?? model).includes(name))
    : []
  return [
    ...wanted.filter(key => !forms.includes(key)).map(key => `lacks ${key}`),
    ...forms.filter(key => !wanted.includes(key)).map(key => `has ${key}, which the language does not use`),
    ...forms
      .filter(key => wanted.includes(key))
      .flatMap(key => {
        const [has, needs] = [placeholdersIn(own[key]!), placeholdersIn(model)]
        const mayLack = meansOneAlone(key.split('_')[1], lang) ? figureMayGo : []
        const differs =
          has.some(name => !needs.includes(name)) || needs.some(name => !has.includes(name) && !mayLack.includes(name))
        return differs
          ? [`${key} has the placeholders ${has.join(', ') || '(none)'}, English has ${needs.join(', ') || '(none)'}`]
          : []
      }),
  ]
}

type Dictionary = Record<string, string>

const read = (raw: string | undefined): Dictionary => (raw === undefined ? {} : (JSON.parse(raw) as Dictionary))
const numbersIn = (dictionary: Dictionary): Set<number> =>
  new Set(Object.keys(dictionary).map(key => parseInt(key, 10)))
const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(placeholder)].map(match => match[1]!))].sort()
/** As `Text` replaces them. */
const placeholder = /\{\{(\w+)(, number)?\}\}/g

const categoriesOf = (lang: string): string[] => new Intl.PluralRules(lang).resolvedOptions().pluralCategories

/** Whether a category stands only for 1. French `one` also covers 0, Russian `one` 21; those need the figure. */
function meansOneAlone(category: string | undefined, lang: string): boolean {
  const rules = new Intl.PluralRules(lang)
  return (
    rules.select(1) === category &&
    [0, ...Array.from({ length: 200 }, (_, index) => index + 2)].every(count => rules.select(count) !== category)
  )
}
