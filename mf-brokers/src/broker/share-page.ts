export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'impossible'

/** Hands an address to the device's own sharing, or to the clipboard where it has none. */
export async function sharePage({ title, url }: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await (navigator as Navigator).clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // AbortError: the reader closed the device's dialog. Else there is no clipboard, or the browser forbids it.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible'
  }
}
