/** The surface between muddled and clear: a wave that settles into what lies below it. */
export function Waterline({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block h-8 w-full sm:h-12 ${className}`}
    >
      <path
        fill="currentColor"
        d="M0 30c80-26 160-26 240 0s160 26 240 0 160-22 240 0 160 18 240 2 160-14 240 0 160 10 240 0v16H0Z"
      />
    </svg>
  )
}
