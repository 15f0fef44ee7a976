import { Component, type ReactNode } from 'react'

interface ContainedProps {
  children: ReactNode
  /** What stands there after a fault. */
  fallback: () => ReactNode
}

/** Keeps a fault in one part of the page from taking the rest down with it. It is told to the console and to nobody else. */
export class Contained extends Component<ContainedProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children
  }
}
