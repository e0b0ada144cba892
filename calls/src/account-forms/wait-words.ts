/** How long to wait, short and in the page's language: `42 sec`, `12 min`. */
export function waitWords(seconds: number, lang: string): string {
  const [amount, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(amount)
}
