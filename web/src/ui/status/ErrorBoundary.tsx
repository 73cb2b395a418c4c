import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface Props {
  /** A change of it (the address) retries the children. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failedKey: string;
}

/** Catches render errors of a page, and a chunk that failed to load. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedKey: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Unknown failure') };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.error === null) return { failedKey: props.resetKey };
    return state.failedKey === props.resetKey ? null : { error: null, failedKey: props.resetKey };
  }

  override render() {
    return this.state.error === null ? this.props.children : <CrashPage error={this.state.error} />;
  }
}
