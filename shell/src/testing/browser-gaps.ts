/** What the frame uses of a browser and jsdom lacks: modal dialogs, which here are merely open, scrolling, and sizes to watch. */
export function fillBrowserGaps(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
}
