import { Component, type ReactNode } from 'react'
import { Failure } from './failure.tsx'

/** The last net: what no route's boundary caught. */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children
  }
}
