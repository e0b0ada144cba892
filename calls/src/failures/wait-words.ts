/** How long to wait, short and in the page's language: `42 sec`, `12 min`, `23 hr`. */
export function waitWords(seconds: number, lang: string): string {
  const [amount, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 6_000
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour']
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(amount)
}
