// React recommends its tools in the console wherever the hook it finds has none of their functions.
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: { isDisabled?: boolean; checkDCE?: () => void } }
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { isDisabled: true }
page.__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE ??= () => undefined

export {}
