import { pageGlobals } from './page-globals.ts'

/** Name of the build, inserted by the refresh plugin. */
declare const __react_refresh_library__: string

/**
 * Replaces `react-refresh/runtime` in an area's build: a second runtime would not know the first one's components. Components are prefixed
 * with the build's name, as every build has its own copy of `ui`.
 */
const { refreshRuntime } = pageGlobals()

export const register = (type: unknown, id: string): void =>
  refreshRuntime.register(type, `${__react_refresh_library__} ${id}`)
export const createSignatureFunctionForTransform = refreshRuntime.createSignatureFunctionForTransform
export const getFamilyByType = refreshRuntime.getFamilyByType
export const isLikelyComponentType = refreshRuntime.isLikelyComponentType
export const performReactRefresh = refreshRuntime.performReactRefresh
/** The shell's runtime is already installed. */
export const injectIntoGlobalHook = (): void => undefined
