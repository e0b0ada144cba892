import { Component, type ErrorInfo, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** In the part's place while the part is broken; `retry` renders the part again from the start. */
  fallback: ReactNode | ((retry: () => void) => ReactNode)
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps one part's error within its own place: code that did not come, or that broke while it rendered. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError(error)
  }

  retry = (): void => this.setState({ broken: false })

  override render(): ReactNode {
    const { fallback, children } = this.props
    if (!this.state.broken) return children
    return typeof fallback === 'function' ? fallback(this.retry) : fallback
  }
}
