import { swiftcodeCheck, swiftcodeInit } from 'calls/swift-codes'
import type { LoadContext } from 'shared-state/runtime'

/** Longer texts are no keyword (calls: keyword). */
const MOST = 64
const typedIn = (params: URLSearchParams, name: string): string => (params.get(name) ?? '').trim().slice(0, MOST)

/** The directory: the check of `?code=`, what `?keyword=` finds, and the countries. */
export async function loadSwift({ url, api, signal }: LoadContext) {
  const code = typedIn(url.searchParams, 'code')
  const keyword = typedIn(url.searchParams, 'keyword')
  const [directory, checked] = await Promise.all([
    api.call(swiftcodeInit, keyword ? { keyword } : {}, { signal }),
    code ? api.call(swiftcodeCheck, { text: code }, { signal }) : null,
  ])
  return { code, keyword, checked, ...directory }
}

export type SwiftData = Awaited<ReturnType<typeof loadSwift>>
