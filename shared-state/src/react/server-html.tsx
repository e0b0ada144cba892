import type { ComponentProps } from 'react'

/**
 * The server's HTML of a page or slot whose code is not loaded, kept unchanged: it stays readable, its links work, and
 * hydration reports no mismatch for the missing code.
 */
export function ServerHtml({ area, ...rest }: { area: string } & Pick<ComponentProps<'div'>, 'ref' | 'onClick'>) {
  return <div data-area={area} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} {...rest} />
}
