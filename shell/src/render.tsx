import { renderWith } from 'platform/runtime/render'
import { frame } from './frame.ts'

/** The interface of a shell release for the server: the entry of its build for Node (docs/request-path.md). */
export { createShareScope, provideFederationCore } from 'platform/runtime/share-scope/node-share-scope'
export const render = renderWith(frame)
