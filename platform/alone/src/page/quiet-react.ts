// React recommends its developer tools in the console if the hook it finds has none of their functions.
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: { isDisabled?: boolean; checkDCE?: () => void } }
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { isDisabled: true }
page.__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE ??= () => undefined

export {}
