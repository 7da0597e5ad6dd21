import { Component, type ErrorInfo, type ReactNode } from 'react';

import type { RegisteredRemote } from '../registry/registryTypes';
import { noteFailure } from '../telemetry/notes';
import { ScreenError } from './ScreenError';

interface Props {
  remote: RegisteredRemote;
  children: ReactNode;
}

/** Catches what a remote throws while it renders: the screen is lost, the page is not. */
export class ScreenBoundary extends Component<Props, { errorId: string | null }> {
  override state = { errorId: null };

  static getDerivedStateFromError(): { errorId: string } {
    return { errorId: '' };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    const { remote } = this.props;
    const id = noteFailure(remote, 'render', error);
    this.setState({ errorId: `${remote.name}@${remote.version}: render · ${id}` });
  }

  override render(): ReactNode {
    const { errorId } = this.state;
    if (errorId === null) return this.props.children;
    return <ScreenError errorId={errorId} onRetry={() => this.setState({ errorId: null })} />;
  }
}
