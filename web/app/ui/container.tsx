import type { ComponentProps } from 'react'

/** The page's outer measure: the same left and right edge on every page. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`mx-auto w-full max-w-page px-5 sm:px-8 ${className}`} {...rest} />
}
