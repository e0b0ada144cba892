/** Globals of the page for tests. */
export interface PageGlobals {
  /** Navigates as a link does, without a full load; resolves when the page is shown. */
  moveTo: (path: string) => Promise<void>
  /** Takes the page away, so that it makes no more calls. */
  leave: () => void
  /**
   * After `leave`: shows an address as a full load does, from the server's HTML, with another store and router. Only the scripts stay. False:
   * the HTML differs from what the tab renders, which code that earlier pages have loaded may cause as well. A full load shows which.
   */
  openNext: (path: string) => Promise<boolean>
}
