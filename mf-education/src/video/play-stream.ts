/**
 * Plays an HLS stream in an element until the returned function is called. Browsers that cannot do that themselves load a library, on the
 * pages that play streams only.
 */
export function playStream(element: HTMLVideoElement, source: string, onFailure: () => void): () => void {
  if (element.canPlayType('application/vnd.apple.mpegurl')) {
    element.src = source
    return () => {}
  }
  let isOver = false
  let end = () => {}
  const play = async () => {
    const { default: Hls } = await import('hls.js')
    if (isOver) return
    if (!Hls.isSupported()) return onFailure()
    // Without a worker, whose code the content security policy would have to allow.
    const player = new Hls({ enableWorker: false })
    player.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && onFailure())
    player.loadSource(source)
    player.attachMedia(element)
    end = () => player.destroy()
  }
  play().catch(onFailure)
  return () => {
    isOver = true
    end()
  }
}
