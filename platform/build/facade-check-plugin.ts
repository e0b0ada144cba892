import { relative } from 'node:path'
import type { Compiler, javascript } from 'webpack'
import { portalRoot } from './portal-root.ts'
import { facadeNames, sharedModules } from './shared-modules.ts'

const names = new Map(sharedModules.map(({ key, facade }) => [key as string, facadeNames(facade)]))

/**
 * Fails an area's build if it imports a name of a shared module that the shell does not provide, or the whole namespace: at run time that
 * would be `undefined`, in the middle of a page.
 */
export class FacadeCheckPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FacadeCheckPlugin', (compilation, { normalModuleFactory }) => {
      const check = (parser: javascript.JavascriptParser) =>
        parser.hooks.importSpecifier.tap('FacadeCheckPlugin', (_statement, source, name) => {
          const allowed = names.get(String(source))
          if (!allowed || (name && allowed.has(name))) return
          const file = relative(portalRoot, parser.state.module.resource)
          const what = name ? `'${name}'` : 'the whole namespace'
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${file} imports ${what} of the shared module '${source}', but the shell does not provide it. ` +
                'Import only names that are listed in platform/runtime/share-scope/.',
            ),
          )
        })
      for (const kind of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(kind).tap('FacadeCheckPlugin', check as never)
    })
  }
}
