import type { ComponentProps } from 'react'

type Look = 'primary' | 'secondary' | 'quiet'

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md px-5 py-2.5 text-sm leading-snug font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const looks: Record<Look, string> = {
  primary:
    'bg-water text-on-water hover:bg-water-deep disabled:bg-sunken disabled:text-ink-soft disabled:ring-1 disabled:ring-line disabled:ring-inset',
  secondary: 'bg-surface text-ink ring-1 ring-line-strong ring-inset hover:bg-water-wash disabled:text-ink-soft',
  quiet: 'text-water hover:bg-water-wash disabled:text-ink-soft',
}

export function buttonClass(look: Look = 'primary', extra = '') {
  return `${shape} ${looks[look]} ${extra}`
}

export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

export function ButtonLink({ look = 'primary', className = '', ...rest }: ComponentProps<'a'> & { look?: Look }) {
  return <a className={buttonClass(look, className)} {...rest} />
}
