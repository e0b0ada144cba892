import { renderWith } from 'platform/runtime/render'
import { frame } from './frame.tsx'

/** The entry of the shell's build for Node. */
export { createShareScope, provideFederationCore } from 'platform/runtime/share-scope/node-share-scope'
export const render = renderWith(frame)
