/** How a point is opened up between host, guest and listener. */
export interface WayOfTalking {
  /** Asked of a guest or a co-host. */
  ask: readonly string[]
  /** Asked of the listener. */
  wonder: readonly string[]
  contrast: readonly string[]
  follow: readonly string[]
  apply: readonly string[]
  askAdvice: readonly string[]
  advice: readonly string[]
  lastAnswer: readonly string[]
  recapEnd: readonly string[]
}
