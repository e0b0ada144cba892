import { Component, type ErrorInfo, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Shown in place of the broken children; `retry` renders them again from the start. */
  fallback: ReactNode | ((retry: () => void) => ReactNode)
  onError: (error: unknown) => void
  children: ReactNode
}

/** Contains an error of its children: code that failed to load, or that threw while rendering. */
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
