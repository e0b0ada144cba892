// @ts-expect-error the package has no types
import * as runtime from 'react-refresh/runtime'
import { pageGlobals } from './page-globals.ts'

/** Runs ahead of the shell: the page's one refresh runtime is the shell's, as its one React is. */
pageGlobals().refreshRuntime = runtime
