// @ts-expect-error the package has no types
import * as runtime from 'react-refresh/runtime'
import { pageGlobals } from './page-globals.ts'

/** Runs ahead of the shell: the page's one refresh runtime is the shell's, as its one React is. */
pageGlobals().refreshRuntime = runtime

// React recommends its tools in the console wherever the hook it finds has none of their functions.
const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { checkDCE?: () => void }
}
if (hook) hook.checkDCE ??= () => undefined
