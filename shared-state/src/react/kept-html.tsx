import type { ComponentProps } from 'react'

/**
 * The server's HTML of a page or part whose code is not there, left as it stands: it stays readable, its links work, and
 * hydration does not complain about code that never came.
 */
export function KeptHtml({ area, ...rest }: { area: string } & Pick<ComponentProps<'div'>, 'ref' | 'onClick'>) {
  return <div data-area={area} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} {...rest} />
}
