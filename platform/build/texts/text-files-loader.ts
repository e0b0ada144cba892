import type { LoaderDefinitionFunction } from 'webpack'

/** Makes text-files.ts export the texts in `folders` as modules of the build, so that changes arrive as hot updates. */
const load: LoaderDefinitionFunction<{ folders: string[] }> = function () {
  const contexts = this.getOptions().folders.map(
    folder => `import.meta.webpackContext(${JSON.stringify(folder)}, { regExp: /\\.json$/ })`,
  )
  return `export const textFiles = [${contexts.join()}]`
}
export default load
