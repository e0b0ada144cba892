import type { LoaderDefinitionFunction } from 'webpack'

/** Makes text-files.ts hold the texts in `folders`, as modules of the build: a change of one comes as a hot update. */
const load: LoaderDefinitionFunction<{ folders: string[] }> = function () {
  const contexts = this.getOptions().folders.map(
    folder => `import.meta.webpackContext(${JSON.stringify(folder)}, { regExp: /\\.json$/ })`,
  )
  return `export const textFiles = [${contexts.join()}]`
}
export default load
