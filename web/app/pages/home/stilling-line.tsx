export function StillingLine({ amplitude }: { amplitude: number }) {
  const control = amplitude * 1.8
  const waves = Array.from({ length: 8 }, (_, index) => `q15 ${index % 2 ? control : -control} 30 0`).join(' ')
  return (
    <svg viewBox="0 0 240 24" aria-hidden="true" preserveAspectRatio="none" className="h-6 w-full text-water">
      <path d={`M0 12 ${waves}`} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
