import vm from 'node:vm'

/** Scripts of this process by file, each with the source that it was compiled from. */
const scripts = new Map()

const { compileFunction } = vm

/**
 * Lets jest compile a module once per process instead of once per suite. jest calls `compileFunction`, whose result belongs to one context, so
 * that V8 parses and compiles every module again for the next suite. A script runs in the contexts of all suites; each gets its own functions.
 */
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options
  if (!parsingContext) return compileFunction(source, parameters, options)
  const known = scripts.get(filename)
  if (known?.source === source) return known.script.runInContext(parsingContext)
  const head = `(function (${parameters.join(', ')}) {`
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  scripts.set(filename, { source, script })
  return script.runInContext(parsingContext)
}
