import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PageAlone } from '../src/area/pages-alone.ts'
import type * as RenderPage from '../src/node/render-page.ts'

/** The exports of the area's build for Node. */
export type NodeHalf = typeof RenderPage

export interface BuiltArea {
  /** Folder of the browser build. */
  web: string
  node: NodeHalf
  pages: PageAlone[]
}

/** Reads an area built by `platform/alone/build.ts`. */
export function readBuilt(folder: string): BuiltArea {
  const node = createRequire(import.meta.url)(join(folder, 'node/render-page.cjs')) as NodeHalf
  return { web: join(folder, 'web'), node, pages: node.pagesAlone() }
}
