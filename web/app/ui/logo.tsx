/** Three lines of text that clear up: ruffled, calming, still. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
    >
      <path d="M5 9c1.8-3.4 3.7-3.4 5.5 0s3.7 3.4 5.5 0 3.7-3.4 5.5 0 3.7 3.4 5.5 0" opacity=".55" />
      <path d="M5 17c1.8-1.5 3.7-1.5 5.5 0s3.7 1.5 5.5 0 3.7-1.5 5.5 0 3.7 1.5 5.5 0" opacity=".8" />
      <path d="M5 25h22" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark className="size-7 text-water" />
      <span className="font-serif text-[1.625rem] leading-none font-semibold tracking-tight">Limpid</span>
    </span>
  )
}
