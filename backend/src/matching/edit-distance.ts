/** Maximum edit distance for a word of this length: below three letters too little is left to recognise the word. */
export const allowedDistance = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

/**
 * The edit distance between `word` and what was typed: a wrong, missing or extra letter, or two neighbouring letters swapped, counts
 * one each. `start` is the longest prefix of the word that is nearest to what was typed, with its distance: used for comparison while
 * the visitor is still typing.
 */
export function editDistance(
  typed: string,
  word: string,
): { distance: number; start: { length: number; distance: number } } {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const wrong = typed[row - 1] === word[column - 1] ? 0 : 1
      const best = Math.min(at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + wrong)
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      line.push(swapped ? Math.min(best, at(beforeLast, column - 2) + 1) : best)
    }
    beforeLast = last
    last = line
  }
  const least = Math.min(...last)
  return { distance: at(last, word.length), start: { length: last.lastIndexOf(least), distance: least } }
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']

/** Excludes spellings with half of a surrogate pair. */
const isWhole = (spelling: string) => spelling.isWellFormed()

/** All spellings with two neighbouring letters swapped. */
export const transpositionsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  ).filter(isWhole)

/** All spellings at edit distance one; 74 per letter, so for short words only. */
export function spellingsAtDistanceOne(word: string): string[] {
  const spellings = new Set(transpositionsOf(word))
  for (let index = 0; index <= word.length; index += 1) {
    const [head, tail] = [word.slice(0, index), word.slice(index)]
    if (tail) spellings.add(head + tail.slice(1))
    for (const letter of letters) {
      spellings.add(head + letter + tail)
      if (tail) spellings.add(head + letter + tail.slice(1))
    }
  }
  spellings.delete(word)
  return [...spellings].filter(isWhole)
}
