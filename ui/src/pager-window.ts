/**
 * The page numbers a pager shows: the first, the last, the current one with its neighbours, and enough at either end to fill at most seven
 * places. 'gap' represents the pages left out; a gap of one page is shown as that page.
 */
export function pagerWindow(page: number, pages: number): (number | 'gap')[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  if (page <= 2) wanted.add(3)
  if (page >= pages - 1) wanted.add(pages - 2)
  const numbers = [...wanted].filter(n => n >= 1 && n <= pages).sort((a, b) => a - b)
  return numbers.flatMap((n, i): (number | 'gap')[] => {
    const before = numbers[i - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap', n] : [n]
  })
}
