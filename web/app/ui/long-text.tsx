/** Sets rendered Markdown of our own in the reading face. */
export function LongText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown is part of this repository, rendered at build time.
  return <div className={`long-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
