export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'impossible'

/** Opens the device's own share dialog, or copies the address to the clipboard if there is none. */
export async function sharePage({ title, url }: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await (navigator as Navigator).clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // AbortError: the visitor closed the share dialog. Otherwise there is no clipboard, or the browser forbids access.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible'
  }
}
