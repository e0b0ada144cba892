/** What the frame uses of a browser and jsdom lacks: modal dialogs, which here are merely open, and scrolling. */
export function fillBrowserGaps(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  window.scrollTo = () => {}
}
