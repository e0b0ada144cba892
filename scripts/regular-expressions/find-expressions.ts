import ts from 'typescript'

/** A regular expression and its place. */
export interface Expression {
  file: string
  line: number
  source: string
  flags: string
}

/** A `RegExp(…)` composed at run time, as written in the code. */
export interface Composed {
  file: string
  line: number
  code: string
}

/** The findings in one file. */
export interface Found {
  expressions: Expression[]
  composed: Composed[]
  /** Paths given to the router, which compiles them to expressions. */
  routes: { file: string; line: number; path: string }[]
}

const routerMethods = new Set(['all', 'delete', 'get', 'head', 'options', 'patch', 'post', 'put', 'use'])

/** Finds every regular expression of a file: literals, and `RegExp(…)` with or without `new` whose text is known from the file's constants. */
export function findExpressions(file: string, code: string): Found {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    /\.[jt]sx$/.test(file) ? ts.ScriptKind.TSX : undefined,
  )
  const found: Found = { expressions: [], composed: [], routes: [] }
  const constants = constantsOf(source)
  const usesRouter = source.statements.some(
    statement =>
      ts.isImportDeclaration(statement) && (statement.moduleSpecifier as ts.StringLiteral).text === 'express',
  )
  const visit = (node: ts.Node): void => {
    const at = { file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 }
    if (ts.isRegularExpressionLiteral(node)) found.expressions.push({ ...at, ...partsOf(node) })
    else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      /^(globalThis\.)?RegExp$/.test(node.expression.getText(source))
    ) {
      const [text, flags] = [
        textOf(node.arguments?.[0], constants),
        node.arguments?.[1] ? textOf(node.arguments[1], constants) : '',
      ]
      if (text === undefined || flags === undefined) found.composed.push({ ...at, code: node.getText(source) })
      else found.expressions.push({ ...at, source: text, flags })
    } else if (usesRouter && isRoute(node))
      for (const path of pathsOf(node.arguments[0]!)) found.routes.push({ ...at, path })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function partsOf({ text }: ts.RegularExpressionLiteral): { source: string; flags: string } {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

/** Initial values of the file's constants by their names, without those that are declared more than once. */
function constantsOf(source: ts.SourceFile): Map<string, ts.Expression | undefined> {
  const constants = new Map<string, ts.Expression | undefined>()
  const visit = (node: ts.Node): void => {
    const named =
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
        ? node.name.text
        : undefined
    if (named !== undefined) {
      const isConstant = ts.isVariableDeclaration(node) && (node.parent.flags & ts.NodeFlags.Const) !== 0
      constants.set(named, constants.has(named) || !isConstant ? undefined : node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return constants
}

/** The value of an expression of the code as text; undefined if it is only known at run time. */
function textOf(
  node: ts.Expression | undefined,
  constants: Map<string, ts.Expression | undefined>,
): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return partsOf(node).source
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants)
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, constants)
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return textOf(node.expression, constants)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([textOf(node.left, constants), textOf(node.right, constants)])
  if (ts.isTemplateExpression(node))
    return joined([
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [textOf(expression, constants), literal.text]),
    ])
  return undefined
}

const joined = (texts: (string | undefined)[]): string | undefined =>
  texts.includes(undefined) ? undefined : texts.join('')

/** `router.get('/pin/:token', …)`. */
const isRoute = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.arguments.length > 1 &&
  ts.isPropertyAccessExpression(node.expression) &&
  routerMethods.has(node.expression.name.text)

const pathsOf = (node: ts.Expression): string[] =>
  ts.isStringLiteralLike(node) ? [node.text] : ts.isArrayLiteralExpression(node) ? node.elements.flatMap(pathsOf) : []
