import type { RegisteredRemote } from '@nzuko/contract';
import { Component, type ReactNode } from 'react';

import { noteFailure } from '../telemetry/notes';
import { ScreenError } from './ScreenError';

interface Props {
  remote: RegisteredRemote;
  /** The path and query that the screen shows. */
  address: string;
  children: ReactNode;
}

interface State {
  errorId: string | null;
  /** Where it failed: another page of the same screen may do better. */
  address: string;
}

/** Catches rendering errors of a remote, so that only its screen fails, not the page. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { errorId: null, address: this.props.address };

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { errorId: null, address };
  }

  static getDerivedStateFromError(): Pick<State, 'errorId'> {
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
