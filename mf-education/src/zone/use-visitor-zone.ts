import { useSyncExternalStore } from 'react'
import { browserZone } from './kept-zone.ts'
import { UTC } from './read-zone.ts'

const never = () => () => {}

/** The visitor's zone; UTC on the server and while the browser takes over its HTML. For parts of pages whose address names no zone. */
export const useVisitorZone = (): string => useSyncExternalStore(never, browserZone, () => UTC)
