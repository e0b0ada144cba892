import { ApiError, loginFirst, type LoadContext } from 'shared-state/runtime'

/** Without JavaScript, a visitor who is not logged in logs in and returns to the page, with their wish in its address (`?act=`). */
export function loginAndReturn(error: unknown, act: string, { lang, url }: Pick<LoadContext, 'lang' | 'url'>): void {
  if (typeof document === 'undefined' && error instanceof ApiError && error.status === 401)
    throw loginFirst({ lang, url: new URL(`?act=${act}`, url) })
}
