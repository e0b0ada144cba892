const SECONDS = 0.25
const HERTZ = 880
const LOUDNESS = 0.1

/** A short, quiet tone. Browsers play nothing before the visitor has used the page. */
export function playSound(): void {
  const context = new AudioContext()
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = HERTZ
  volume.gain.setValueAtTime(LOUDNESS, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS)
  tone.connect(volume).connect(context.destination)
  tone.addEventListener('ended', () => void context.close())
  tone.start()
  tone.stop(context.currentTime + SECONDS)
}
