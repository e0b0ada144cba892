// @ts-expect-error the package has no types
import * as runtime from 'react-refresh/runtime'
import { pageGlobals } from './page-globals.ts'

/** Runs before the shell: the page's only refresh runtime is the shell's, like its only React. */
pageGlobals().refreshRuntime = runtime

// React recommends its developer tools in the console if the hook it finds has none of their functions.
const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { checkDCE?: () => void }
}
if (hook) hook.checkDCE ??= () => undefined
