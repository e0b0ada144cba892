import { separators } from '../matching/keyword.ts'

/** Lower-case letters and figures, and below each the one that it looks like; the same as in migration 0054. */
export const lookAlikes = {
  letters: 'авгекмнопрстухьіјѕѵһӏԁԛԝαβγεζηικμνορτυχωօոսհցıɩłøđɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢꜰꜱi10',
  seenAs: 'abrekmhonpctyxbljsvhldqwabyeznlkuvoptuxwonuhglllodagabcdeghljklmnoprtuvwyzfsllo',
} as const
/** Greek capitals that look like another letter than their lower-case form does. */
const capitals: Readonly<Record<string, string>> = { Η: 'H', Μ: 'M', Ν: 'N', Υ: 'Y' }

const seenAs = new Map(Array.from(lookAlikes.letters, (letter, index) => [letter, lookAlikes.seenAs[index]!]))
/** What changes a letter or is not seen: marks, joiners, fillers. */
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** The form of a word in lower case by which names are compared: equal for words that look the same. */
export const lookAlike = (word: string): string => Array.from(word, letter => seenAs.get(letter) ?? letter).join('')

/** Words of a text as a reader sees them. */
export interface SeenWord {
  /** Compared by this. */
  key: string
  isCapitalised: boolean
}

/** The words of a text, split as by the database's function `searchable`. */
export function seenWords(text: string): SeenWord[] {
  const plain = text.normalize('NFKD').replace(unseen, '')
  return plain
    .split(separators)
    .filter(Boolean)
    .map(word => ({
      key: lookAlike(word.replace(/[ΗΜΝΥ]/g, letter => capitals[letter] ?? letter).toLowerCase()),
      isCapitalised: /^[\p{Lu}\p{Nd}]/u.test(word),
    }))
}
