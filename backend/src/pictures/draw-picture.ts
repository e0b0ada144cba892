import { mayLead } from 'calls/findings/findings-of'
import { isPraise, type Grade } from 'calls/rating/grade'
import { ratingDigits } from 'calls/rating/score-digits'
import { findingStates } from 'calls/states/finding-states'
import { findingNames } from 'calls/states/state-names'
import { pictureSize } from 'shared-state/head/pictures'
import { siteName } from 'calls/site-name'
import type { Language } from 'shared-state/i18n/languages'
import { Locale } from 'shared-state/i18n/locale'
import sharp from 'sharp'
import { gradeShapes } from './grade-shape.ts'
import type { DrawnLine, Letters } from '../drawing/letters.ts'
import type { PictureFacts } from './picture-facts.ts'
import { pictureWords } from './picture-words.ts'

export interface PictureFonts {
  normal: Letters
  bold: Letters
}

/** Colours of the hero's background, which is the same in both themes. */
const colours = {
  ground: '#0b2733',
  line: '#143744',
  text: '#f2f7f9',
  quiet: '#b4c8d1',
  mark: '#6fc4e4',
  warn: '#f2b660',
  bad: '#ff9a8d',
  onGrade: '#0a171c',
}
const edge = 80
const wide = pictureSize.width - 2 * edge
const badgeSize = 220
const badgeLeft = pictureSize.width - edge - badgeSize
/** Maximum number of regulators named; a line has no room for more. */
const mostRegulators = 4
const { width, height } = pictureSize

/** Draws the preview picture of a page's link: PNG, 1200 × 630. */
export function drawPicture(facts: PictureFacts, lang: Language, fonts: PictureFonts): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${[
    ground,
    siteLine(fonts),
    footLine(facts, lang, fonts),
    content(facts, lang, fonts),
  ].join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer()
}

const at = ({ path }: DrawnLine, x: number, y: number, colour: string) =>
  `<path transform="translate(${x} ${y})" fill="${colour}" d="${path}"/>`

const ground = `<rect width="${width}" height="${height}" fill="${colours.ground}"/><rect y="${height - 110}" width="${width}" height="110" fill="${colours.line}"/>`

/** The site's logo, a lens with a tick, and its name. */
const siteLine = ({ bold }: PictureFonts) =>
  `<g transform="translate(${edge} 62) scale(1.900)" fill="none" stroke="${colours.mark}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
  `<circle cx="9" cy="9" r="7.500"/><path d="M15 15 20.500 20.500M6 9l2.300 2.300 4-4.300"/></g>${at(bold.line(siteName, 38), edge + 60, 98, colours.text)}`

function footLine(facts: PictureFacts, lang: Language, { normal, bold }: PictureFonts): string {
  const words = pictureWords[lang]
  const what = at(normal.line(words.what, 28), edge, height - 46, colours.quiet)
  if (!('sample' in facts && facts.sample)) return what
  const sample = bold.line(words.sample, 28)
  return what + at(sample, width - edge - sample.width, height - 46, colours.warn)
}

function content(facts: PictureFacts, lang: Language, fonts: PictureFonts): string {
  const words = pictureWords[lang]
  switch (facts.kind) {
    case 'site':
      return title(words.check, fonts, { label: '', width: wide })
    case 'article':
      return title(facts.title, fonts, { label: facts.isLesson ? words.lesson : words.news, width: wide })
    case 'regulator':
      return title(facts.name, fonts, {
        label: words.regulator,
        below: [facts.abbreviation, facts.country].join(' · '),
        width: wide,
      })
    case 'broker':
      return brokerContent(facts, lang, fonts)
  }
}

/** What speaks against a broker stands above its name, and the badge of a broker that may not lead has no colour that recommends it. */
function brokerContent(facts: PictureFacts & { kind: 'broker' }, lang: Language, fonts: PictureFonts): string {
  const words = pictureWords[lang]
  const [worst] = facts.findings
  const score =
    facts.score === null
      ? words.notRated
      : words.outOf10(new Locale(lang, 0, '').formatNumber(facts.score, ratingDigits('score')))
  const named = facts.regulators.slice(0, mostRegulators)
  const licences =
    named.length > 0
      ? words.licences(named.join(', '), facts.regulators.length - named.length)
      : facts.unlicensed
        ? words.noLicence
        : ''
  const label = worst
    ? { label: findingNames[worst][lang], labelColour: colours[findingStates[worst].tone] }
    : { label: score }
  const below = (worst ? [score, licences] : [licences]).filter(Boolean).join(' · ')
  const mark = facts.grade && isPraise(facts.grade) && !mayLead(facts) ? plainBadge : badge
  return title(facts.name, fonts, { ...label, below, width: badgeLeft - edge - 40 }) + mark(facts.grade, fonts)
}

interface TitleOptions {
  label: string
  labelColour?: string
  below?: string
  width: number
}

const sizes = [84, 72, 62, 54]
const mostLines = 3
/** Lowest allowed baseline. */
const lowest = 495
const lineHeight = 1.15
const toBelow = 66

/**
 * The title at the largest size that fits into three lines; at the smallest size it is truncated. An optional label goes
 * above it and a line below it.
 */
function title(
  text: string,
  { normal, bold }: PictureFonts,
  { label, labelColour = colours.mark, below, width: room }: TitleOptions,
): string {
  const top = 190
  const baseLine = (size: number, line: number) => Math.round(top + (label ? 30 : 0) + size + line * size * lineHeight)
  const fits = (size: number) => {
    const count = bold.lines(text, { size, width: room, most: mostLines + 1 }).length
    return count <= mostLines && baseLine(size, count - 1) + (below ? toBelow : 0) <= lowest
  }
  const size = sizes.find(fits) ?? sizes.at(-1)!
  const lines = bold.lines(text, { size, width: room, most: mostLines })
  return [
    at(normal.line(label, 36), edge, top, labelColour),
    ...lines.map((line, index) => at(line, edge, baseLine(size, index), colours.text)),
    ...(below ? normal.lines(below, { size: 34, width: room, most: 1 }) : []).map(line =>
      at(line, edge, baseLine(size, lines.length - 1) + toBelow, colours.quiet),
    ),
  ].join('')
}

const badgePlace = `translate(${badgeLeft} 190) scale(${badgeSize / 48})`
const dashedCircle = `<circle cx="24" cy="24" r="20" fill="none" stroke="${colours.quiet}" stroke-width="2.500" stroke-dasharray="5 4"/>`

function badge(grade: Grade | null, fonts: PictureFonts): string {
  if (grade === null) return plainBadge(grade, fonts)
  const { path, colour, stroke, y, font } = gradeShapes[grade]
  const letters = fonts.bold.line(grade, font)
  return `<g transform="${badgePlace}"><path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"/>${at(letters, 24 - letters.width / 2, y, colours.onGrade)}</g>`
}

/** The badge of a broker without a grade, or whose grade must not recommend it. */
function plainBadge(grade: Grade | null, { bold }: PictureFonts): string {
  const letters = bold.line(grade ?? '', 14)
  return `<g transform="${badgePlace}">${dashedCircle}${at(letters, 24 - letters.width / 2, 29, colours.quiet)}</g>`
}
