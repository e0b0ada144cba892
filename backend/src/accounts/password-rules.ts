import { commonWords } from './common-passwords.ts'

/** Keyboard rows, the alphabet and the digits: pieces of these are what attackers guess first. */
const rows = [
  '1234567890',
  '0987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'poiuytrewq',
  'lkjhgfdsa',
  'mnbvcxz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq12wsxcde34rfv',
  'a1b2c3d4e5f6g7h8i9',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
]
const lettersOfDigits: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among the first that an attacker would guess (decisions 3): a common word with digits or signs around it or letters
 * written as digits, a keyboard run, one piece repeated, a date, or the account's own name.
 */
export function isCommonPassword(password: string, ownNames: readonly string[] = []): boolean {
  const low = password.toLowerCase()
  const own = ownNames.map(name => name.toLowerCase()).filter(name => name.length >= 4)
  const { 0: letters, index: start } = fromFirstToLastLetter.exec(low) ?? { 0: '', index: 0 }
  // A sign at an end is a letter of the word in `$ecret`, and stands beside it in `secret!!`.
  const forms = [low, ...[low, low.slice(0, start + letters.length), letters].map(withoutSigns)]
  return (
    isRepeated(low) ||
    isKeyboardRun(low) ||
    isDate(low) ||
    forms.some(form => {
      const core = fromFirstToLastLetter.exec(form)?.[0] ?? ''
      const words = core.replace(/[^a-z]/g, '')
      return [core, words, halfOf(words)].some(
        word => commonWords.has(word) || own.includes(word) || own.includes(form),
      )
    })
  )
}

const fromFirstToLastLetter = /[a-z](?:.*[a-z])?/s

/** The text with digits and signs read as the letters that they are often written for. */
const withoutSigns = (text: string) => text.replace(/[0134578@$!]/g, sign => lettersOfDigits[sign] ?? sign)

/** One piece of up to four characters, repeated: aaaaaaaa, abcabcab. */
const isRepeated = (text: string) =>
  [1, 2, 3, 4].some(
    size =>
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length),
  )

/** Runs along keyboard rows, one after another, each of at least three keys: qwerty123, 12345678, asdfzxcv. */
function isKeyboardRun(text: string): boolean {
  let rest = text
  while (rest.length >= 3) {
    let length = Math.min(rest.length, 30)
    while (length >= 3 && !rows.some(row => (row + row).includes(rest.slice(0, length)))) length -= 1
    if (length < 3) return false
    rest = rest.slice(length)
  }
  return true
}

/** A birthday, with or without separators: day, month and year, month, day and year, or year, month and day. */
const dates = [
  /^(0?[1-9]|[12]\d|3[01])[-./]?(0?[1-9]|1[0-2])[-./]?(19|20)\d\d$/,
  /^(0?[1-9]|1[0-2])[-./]?(0?[1-9]|[12]\d|3[01])[-./]?(19|20)\d\d$/,
  /^(19|20)\d\d[-./]?(0?[1-9]|1[0-2])[-./]?(0?[1-9]|[12]\d|3[01])$/,
]
const isDate = (text: string) => dates.some(date => date.test(text))

const halfOf = (word: string) =>
  word.slice(0, word.length / 2).repeat(2) === word ? word.slice(0, word.length / 2) : word
