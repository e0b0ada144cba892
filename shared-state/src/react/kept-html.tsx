/**
 * The server's HTML of a page or part whose code did not load in the browser, left as it stands: it stays readable, its
 * links work, and hydration does not complain about code that never came.
 */
export function KeptHtml({ area }: { area: string }) {
  return <div data-area={area} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
