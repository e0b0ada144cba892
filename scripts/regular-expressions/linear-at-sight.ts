import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp'

/** Maximum number of ways to match the parts without loops. Expressions with more are left to the checker. */
const mostWays = 10_000
const lineEnds = ['\n', '\r', '\u2028', '\u2029']

/**
 * Whether an expression is linear for a simple reason, which saves the checker's seconds for four of five expressions. False: it may
 * be slow, or the reason is not simple. In each alternative of such an expression
 *
 * - an unbounded loop repeats a single character and is in no other loop or lookaround;
 * - each loop but the last is followed by a character that the loop does not match, so it can end in one place only;
 * - a match can start in one place only (the start of the text), or follows a character that no loop matches, so no two attempts
 *   scan the same characters.
 */
export function isLinearAtSight(source: string, flags: string): boolean {
  if (flags.includes('v')) return false
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  return pattern.alternatives.every(alternative => isPlain(ungrouped(alternative.elements), flags))
}

function isPlain(elements: AST.Element[], flags: string): boolean {
  const loops = elements.filter(isLoop)
  if (productOf(elements.filter(element => !isLoop(element)).map(waysOf)) > mostWays) return false
  if (loops.length === 0) return true
  // Nothing after the only loop can fail, so the first attempt that reaches it succeeds.
  if (loops.length === 1 && elements.at(-1) === loops[0]) return true
  const takers = loops.map(loop => takerOf(loop, flags))
  const exits = loops.slice(0, -1).map(loop => elements[elements.indexOf(loop) + 1])
  if (!exits.every((exit, index) => exit?.type === 'Character' && !takers[index]!(String.fromCodePoint(exit.value))))
    return false
  const stopsAll = (character: string) => takers.every(takes => !takes(character))
  const [first] = elements
  const beforeLoops = elements.slice(0, elements.indexOf(loops[0]!))
  if (beforeLoops.some(element => element.type === 'Character' && stopsAll(String.fromCodePoint(element.value))))
    return true
  return first?.type === 'Assertion' && first.kind === 'start' && (!flags.includes('m') || lineEnds.every(stopsAll))
}

/** Flattens groups of one alternative, which do not affect the time. */
const ungrouped = (elements: AST.Element[]): AST.Element[] =>
  elements.flatMap(element =>
    (element.type === 'CapturingGroup' || element.type === 'Group') && element.alternatives.length === 1
      ? ungrouped(element.alternatives[0]!.elements)
      : [element],
  )

const isLoop = (element: AST.Element): element is AST.Quantifier =>
  element.type === 'Quantifier' && element.max === Infinity && element.min <= 1 && isCharacter(element.element)

const isCharacter = ({ type }: AST.Element): boolean =>
  type === 'Character' || type === 'CharacterSet' || type === 'CharacterClass'

/** Tells which characters a loop repeats. */
function takerOf({ element }: AST.Quantifier, flags: string): (character: string) => boolean {
  const one = new RegExp(`^(?:${element.raw})$`, flags.replace(/[gmy]/g, ''))
  return character => one.test(character)
}

const productOf = (ways: number[]): number => ways.reduce((product, each) => product * each, 1)

/** Maximum number of ways to match an element at one place; Infinity where it depends on the input. */
function waysOf(element: AST.Element): number {
  if (isCharacter(element)) return 1
  if (element.type === 'Assertion') return 'alternatives' in element ? sumOf(element.alternatives) : 1
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return isModified(element) ? Infinity : sumOf(element.alternatives)
  if (element.type !== 'Quantifier' || element.max > mostWays) return Infinity
  const each = waysOf(element.element)
  let ways = 0
  for (let times = element.min; times <= element.max && ways <= mostWays; times++) ways += each ** times
  return ways * Math.max(1, element.max)
}

const sumOf = (alternatives: AST.Alternative[]): number =>
  alternatives.reduce((sum, { elements }) => sum + productOf(elements.map(waysOf)), 0)

function isModified(group: AST.Group | AST.CapturingGroup): boolean {
  let modified = false
  visitRegExpAST(group, { onModifiersEnter: () => (modified = true) })
  return modified
}
