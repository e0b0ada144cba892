import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser takes over its HTML, then true: for what needs JavaScript. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
