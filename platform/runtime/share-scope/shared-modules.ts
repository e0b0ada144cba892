import * as sharedStateRuntime from 'shared-state/runtime'
import * as sharedStateSchema from 'shared-state/schema'
import * as mobxReactLite from './mobx-react-lite.ts'
import * as mobx from './mobx.ts'
import * as reactDom from './react-dom.ts'
import * as reactJsxRuntime from './react-jsx-runtime.ts'
import * as reactRouterDom from './react-router-dom.ts'
import * as react from './react.ts'

/** Versions of the shared modules, inserted by the build (platform/build/shared-modules.ts). */
declare const SHARED_VERSIONS: Record<string, string>

/** The module that the shell provides to every area, by key. */
const provided: Record<string, object> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  mobx,
  'mobx-react-lite': mobxReactLite,
  'shared-state/runtime': sharedStateRuntime,
  'shared-state/schema': sharedStateSchema,
}

interface SharedModule {
  version: string
  lib: () => object
}

export const sharedModules: Record<string, SharedModule> = Object.fromEntries(
  Object.entries(provided).map(([key, module]) => [key, { version: SHARED_VERSIONS[key]!, lib: () => module }]),
)
