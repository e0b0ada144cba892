/** The maximum number of files on the path of a request. */
const mostSteps = 24
/** Marks a step that no earlier one imports: `(loaded by step 10)`. */
const isReached = /\((?:started|loaded|handed|registered|opened|rendered)\b/

/** The numbered steps of docs/request-path.md: the file that each begins with, and whether its text says how it is reached. */
export const stepsIn = text =>
  text
    .split(/^(?=\d{1,2}\. )/m)
    .filter(item => /^\d{1,2}\. /.test(item))
    .map(item => item.split('\n\n', 1)[0])
    .map(item => ({ file: /^\d+\. `([^`]+)`/.exec(item)?.[1] ?? item.slice(0, 40), isReached: isReached.test(item) }))

/** Differences between the documented path of a request and the imports of all files. */
export function requestPathFaults(text, modules) {
  const steps = stepsIn(text)
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(to => to.resolved)]))
  const faults = steps.flatMap(({ file, isReached: isTold }, index) => {
    if (!importsOf.has(file)) return [`step ${index + 1}, ${file}, does not exist`]
    const earlier = steps.slice(0, index)
    const isImported = earlier.some(step => importsOf.get(step.file)?.includes(file))
    return index === 0 || isImported || isTold ? [] : [`step ${index + 1}, ${file}, is imported by no earlier step`]
  })
  if (steps.length === 0) faults.push('no step is numbered')
  if (steps.length > mostSteps) faults.push(`a request takes ${steps.length} files, more than ${mostSteps}`)
  return faults
}
