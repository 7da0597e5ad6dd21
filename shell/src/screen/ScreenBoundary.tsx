import type { RegisteredRemote } from '@nzuko/contract';
import { Component, type ReactNode } from 'react';

import { noteFailure } from '../telemetry/notes';
import { ScreenError } from './ScreenError';

interface Props {
  remote: RegisteredRemote;
  children: ReactNode;
}

/** Catches rendering errors of a remote, so that only its screen fails, not the page. */
export class ScreenBoundary extends Component<Props, { errorId: string | null }> {
  override state: { errorId: string | null } = { errorId: null };

  static getDerivedStateFromError(): { errorId: string } {
    return { errorId: '' };
  }

  override componentDidCatch(error: Error): void {
    this.setState({ errorId: noteFailure(this.props.remote, 'render', error) });
  }

  override render(): ReactNode {
    const { errorId } = this.state;
    if (errorId === null) return this.props.children;
    return <ScreenError errorId={errorId} onRetry={() => this.setState({ errorId: null })} />;
  }
}
