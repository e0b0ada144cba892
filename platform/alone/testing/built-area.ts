import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PageAlone } from '../src/area/pages-alone.ts'
import type * as RenderPage from '../src/node/render-page.ts'

/** What the area's build for Node exports. */
export type NodeHalf = typeof RenderPage

export interface BuiltArea {
  /** Folder of the browser's half. */
  web: string
  node: NodeHalf
  pages: PageAlone[]
}

/** An area as `platform/alone/build.ts` left it. */
export function readBuilt(folder: string): BuiltArea {
  const node = createRequire(import.meta.url)(join(folder, 'node/render-page.cjs')) as NodeHalf
  return { web: join(folder, 'web'), node, pages: node.pagesAlone() }
}
