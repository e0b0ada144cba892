import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Prints texts of the project drawn at random, for reviews of their language: comments, test titles, log messages and the site's texts in
 * English and Indonesian. `node scripts/sample-texts.mjs [SEED]` draws the same texts again for the same seed.
 */
const seed = Number(process.argv[2] ?? Date.now() % 100_000)
const counts = { comments: 50, 'test titles': 50, 'log messages': 30, 'site texts (en)': 100, 'site texts (id)': 50 }

/** A generator of numbers from 0 to 1 that gives the same sequence for the same seed (mulberry32). */
function randomFrom(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const tests = new Set(['test', 'test.each', 'it', 'it.each'])
const logLevels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
const isText = node => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
const textOf = node => (ts.isStringLiteralLike(node) ? node.text : node.getText().slice(1, -1))

/** The comments, test titles and log messages of a file. */
function textsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = { comments: new Set(), 'test titles': [], 'log messages': [] }
  const visit = node => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.pos) ?? [])
      found.comments.add(source.text.slice(pos, end))
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText()
      const [first] = node.arguments
      if (first && isText(first) && /\.(?:test|spec)\./.test(file) && tests.has(called.split('(')[0]))
        found['test titles'].push(textOf(first))
      const { expression: callee } = node
      if (
        ts.isPropertyAccessExpression(callee) &&
        logLevels.has(callee.name.text) &&
        /log$/i.test(callee.expression.getText())
      )
        found['log messages'].push(...node.arguments.filter(isText).map(textOf))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const drawn = Object.fromEntries(Object.keys(counts).map(kind => [kind, []]))
const code = globSync('**/*.{ts,tsx,mjs}', {
  exclude: path => /(?:^|\/)(?:node_modules|dist|\.cache|\.data)$/.test(path),
})
for (const file of code.sort()) for (const [kind, texts] of Object.entries(textsOf(file))) drawn[kind].push(...texts)
for (const lang of ['en', 'id'])
  for (const file of globSync(`*/src/strings/${lang}.json`).sort())
    drawn[`site texts (${lang})`].push(...Object.values(JSON.parse(readFileSync(file, 'utf8'))))

const random = randomFrom(seed)
console.log(`seed ${seed}`)
for (const [kind, count] of Object.entries(counts)) {
  console.log(`\n${kind}, ${count} of ${drawn[kind].length}\n`)
  const left = drawn[kind]
  for (let n = 0; n < count && left.length > 0; n++) {
    const [text] = left.splice(Math.floor(random() * left.length), 1)
    console.log(`- ${String(text).replace(/\s+/g, ' ')}`)
  }
}
