import type { RegisteredRemote } from '@nzuko/contract';
import { Component, type ReactNode } from 'react';

import { noteFailure } from '../telemetry/notes';

interface Props {
  remote: RegisteredRemote;
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches a remote's errors in a place on another remote's screen, and shows the fallback instead. */
export class SlotBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    noteFailure(this.props.remote, 'render', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
